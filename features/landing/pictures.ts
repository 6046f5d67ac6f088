/** Screenshots that `npm run pictures` takes of the demo community, with their size in CSS pixels; stored in ui/public. */
export const pictures = {
  profile: { width: 420, height: 640 },
  match: { width: 420, height: 640 },
  conversation: { width: 420, height: 640 },
  deal: { width: 960, height: 640 },
  events: { width: 960, height: 640 },
} as const
export type PictureName = keyof typeof pictures

export const pictureFile = (name: PictureName, theme: 'light' | 'dark') => `product/${name}.${theme}.webp`

/** The face in the first screenshot, without its width, as `Avatar` expects it. */
export const faceFile = 'product/founder'
