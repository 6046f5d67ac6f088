/** Whether a WebP declares an animation, in the second bit of the flags in its extended header. */
export const isAnimatedWebp = (bytes: Uint8Array): boolean => ascii(bytes, 8, 16) === 'WEBPVP8X' && ((bytes[20] ?? 0) & 0b10) !== 0

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
