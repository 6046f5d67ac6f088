/** Stored widths of pictures in pixels. Portraits are square, covers 4:1, event pictures 2:1; pictures of posts and links keep their ratio. */
export const pictureWidths = {
  picture: [64, 128, 256, 512],
  cover: [640, 1280, 2400],
  event: [320, 640, 1280],
  post: [480, 800, 1440],
  link: [480, 960],
} as const
