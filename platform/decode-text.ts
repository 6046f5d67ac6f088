const marks: readonly (readonly [mark: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

/** Bytes used to guess the encoding. */
const sampleSize = 4_096

/**
 * Decodes a file from a spreadsheet: by its byte order mark; without one, as UTF-16 if every other byte at the start is 0, otherwise as UTF-8
 * if valid, and as Windows-1252 if not, which accepts any bytes.
 */
export function decoded(bytes: Uint8Array): string {
  const marked = marks.find(([mark]) => mark.every((byte, index) => bytes[index] === byte))
  if (marked) return new TextDecoder(marked[1]).decode(bytes)
  const beginning = bytes.subarray(0, sampleSize)
  const zeros = [0, 1].map((first) => beginning.filter((byte, index) => index % 2 === first && byte === 0).length)
  const many = beginning.length / 4
  if ((zeros[1] ?? 0) > many) return new TextDecoder('utf-16le').decode(bytes)
  if ((zeros[0] ?? 0) > many) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
