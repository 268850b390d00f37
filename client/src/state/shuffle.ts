// The shuffle, computed again in the browser (docs/rules/records.md): commitment, seed and order. WebCrypto does
// not exist on plain http in a home network, so the hashes come from @noble/hashes.
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

export function commitment(secret: string): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes('volte commitment'), hexToBytes(secret))))
}

/** `nonces` in seat order, empty for a bot or somebody who was not there. */
export function seedOf(secret: string, nonces: readonly string[]): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes('volte seed'), hexToBytes(secret), ...nonces.map(hexToBytes))))
}

/** The words of a label, in order, for ever. */
export function* words(seed: string, label: string): Generator<number, never> {
  for (let block = 0; ; block++) {
    const bytes = hmac(sha256, hexToBytes(seed), utf8ToBytes(`${label}/${block}`))
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    for (let i = 0; i < 8; i++) yield view.getUint32(4 * i)
  }
}

function below(source: Generator<number, never>, n: number): number {
  const end = 2 ** 32 - (2 ** 32 % n)
  for (;;) {
    const word = source.next().value
    if (word < end) return word % n
  }
}

/** The lot of a label: a number under n. */
export function lot(seed: string, label: string, n: number): number {
  return below(words(seed, label), n)
}

export function shuffled<T>(seed: string, label: string, items: readonly T[]): T[] {
  const source = words(seed, label)
  const order = [...items]
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(source, i + 1)
    ;[order[i], order[j]] = [order[j] as T, order[i] as T]
  }
  return order
}
