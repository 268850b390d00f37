import { describe, expect, it } from 'vitest'
import type { ToClient, ToServer } from '../wire.gen'
import { Connection, HEARTBEAT, SILENCE, pause, type Link } from './connection'

class Socket {
  readyState = 1
  sent: ToServer[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer)
  }
  close(): void {
    this.readyState = 3
  }
}

function bench() {
  const sockets: Socket[] = []
  const timers: { at: number; then: () => void; off: boolean }[] = []
  const links: Link[] = []
  const messages: ToClient[] = []
  let now = 0
  const connection = new Connection(
    '/ws/MOHN42',
    {
      message: (message) => messages.push(message),
      link: (link) => links.push(link),
      seen: () => ({ room_seq: 3, table: 1, table_seq: 9 }),
    },
    {
      open: () => {
        const socket = new Socket()
        sockets.push(socket)
        return socket as unknown as WebSocket
      },
      after: (ms, then) => {
        const timer = { at: now + ms, then, off: false }
        timers.push(timer)
        return () => (timer.off = true)
      },
    },
  )
  const pass = (ms: number): void => {
    const until = now + ms
    for (;;) {
      const next = timers.filter((one) => !one.off && one.at <= until).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      now = next.at
      next.off = true
      next.then()
    }
    now = until
  }
  const last = (): Socket => sockets[sockets.length - 1] as Socket
  const welcome = (): void => {
    last().onopen?.()
    last().onmessage?.({ data: '{"type":"welcome","version":1,"server":"0"}' })
  }
  return { connection, sockets, links, messages, pass, last, welcome }
}

describe('connection', () => {
  it('says hello with the numbers seen and opens at the welcome', () => {
    const b = bench()
    expect(b.connection.send({ type: 'ping' })).toBe(false)
    b.welcome()
    expect(b.last().sent[0]).toEqual({ type: 'hello', version: 1, room_seq: 3, table: 1, table_seq: 9 })
    expect(b.links).toEqual(['open'])
  })

  it('notices a silent line by its heartbeat and comes back', () => {
    const b = bench()
    b.welcome()
    b.pass(HEARTBEAT)
    expect(b.last().sent.at(-1)).toEqual({ type: 'ping' })
    b.pass(SILENCE)
    expect(b.links.at(-1)).toBe('waiting')
    b.pass(400)
    expect(b.sockets.length).toBe(2)
    b.welcome()
    expect(b.links.at(-1)).toBe('open')
  })

  it('takes no message that was on its way for the answer', () => {
    const b = bench()
    b.welcome()
    b.pass(HEARTBEAT)
    b.last().onmessage?.({ data: '{"type":"done"}' })
    b.pass(SILENCE)
    expect(b.links.at(-1)).toBe('waiting')
  })

  it('waits for the answer while messages before it still come', () => {
    const b = bench()
    b.welcome()
    b.connection.wake()
    for (let i = 0; i < 3; i++) {
      b.pass(SILENCE - 1)
      b.last().onmessage?.({ data: '{"type":"done"}' })
    }
    b.last().onmessage?.({ data: '{"type":"pong"}' })
    b.pass(SILENCE - 1)
    expect(b.sockets.length).toBe(1)
  })

  it('stays open while the other side answers', () => {
    const b = bench()
    b.welcome()
    for (let i = 0; i < 5; i++) {
      b.pass(HEARTBEAT)
      b.last().onmessage?.({ data: '{"type":"pong"}' })
    }
    expect(b.sockets.length).toBe(1)
  })

  it('tries for ever with pauses up to ten seconds, and at once when woken', () => {
    const b = bench()
    for (let i = 0; i < 12; i++) {
      b.last().onclose?.({ code: 1006 })
      b.pass(pause(i, 1))
    }
    expect(b.sockets.length).toBe(13)
    b.last().onclose?.({ code: 1006 })
    b.connection.wake()
    expect(b.sockets.length).toBe(14)
  })

  it('stops when another socket took over, until told to go on here', () => {
    const b = bench()
    b.welcome()
    b.last().onclose?.({ code: 4001 })
    expect(b.links.at(-1)).toBe('replaced')
    b.connection.wake()
    b.pass(60_000)
    expect(b.sockets.length).toBe(1)
    b.connection.resume()
    expect(b.sockets.length).toBe(2)
  })

  it.each([
    [4002, 'closed'],
    [4003, 'removed'],
    [4005, 'old'],
    [4006, 'missing'],
  ] as const)('treats close code %i as %s', (code, link) => {
    const b = bench()
    b.last().onclose?.({ code })
    expect(b.links.at(-1)).toBe(link)
    b.pass(60_000)
    expect(b.sockets.length).toBe(1)
  })

  it('comes back after being too slow', () => {
    const b = bench()
    b.welcome()
    b.last().onclose?.({ code: 4004 })
    b.pass(400)
    expect(b.sockets.length).toBe(2)
  })

  it('pauses grow and end at ten seconds', () => {
    expect([0, 1, 2, 9].map((n) => pause(n, 1))).toEqual([300, 600, 1200, 10_000])
    expect(pause(0, 0)).toBe(225)
  })
})
