/** A random UUID. Browsers offer `randomUUID` on secure origins only, but a server may be used over plain HTTP. */
export function newId(source: Pick<Crypto, 'getRandomValues'> & Partial<Pick<Crypto, 'randomUUID'>> = crypto): string {
  if (source.randomUUID) return source.randomUUID()
  const bytes = source.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte, index) => withVersion(byte, index).toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Sets the bits that mark a random UUID (RFC 9562). */
function withVersion(byte: number, index: number): number {
  if (index === 6) return (byte & 0x0f) | 0x40
  return index === 8 ? (byte & 0x3f) | 0x80 : byte
}
