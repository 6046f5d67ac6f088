export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** More pixels are not decoded, in the browser or on the server: decoding takes 4 bytes for each. */
export const mostPixels = 8_000 * 8_000
