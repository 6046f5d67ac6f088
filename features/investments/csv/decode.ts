const marks: readonly (readonly [mark: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

/** How much of a file is looked at to guess how it is written. */
const lookedAt = 4_096

/**
 * The text of a file as spreadsheets write it: by its mark; without one UTF-16 if every other byte of its beginning is 0, else UTF-8 if it can be
 * that, else Windows-1252, which anything can be.
 */
export function decoded(bytes: Uint8Array): string {
  const marked = marks.find(([mark]) => mark.every((byte, index) => bytes[index] === byte))
  if (marked) return new TextDecoder(marked[1]).decode(bytes)
  const beginning = bytes.subarray(0, lookedAt)
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
