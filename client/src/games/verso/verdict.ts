/** From so many points on a solo game earns the next word of praise (V21). */
export const STEPS: readonly number[] = [35, 40, 45, 50, 55, 60]
