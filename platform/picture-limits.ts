export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** Larger pictures are not decoded, in the browser or on the server: decoding takes 4 bytes per pixel. */
export const mostPixels = 8_000 * 8_000
