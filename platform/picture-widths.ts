/** In how many pixels of width pictures are kept: faces are square, covers a quarter as high, those of events half as high; those of posts are as high as they are. */
export const pictureWidths = {
  picture: [64, 128, 256, 512],
  cover: [640, 1280, 2400],
  event: [320, 640, 1280],
  post: [480, 800, 1440],
} as const
