/** In how many pixels of width pictures are kept: faces are square, covers a quarter as high, those of events half as high. */
export const pictureWidths = { picture: [64, 128, 256, 512], cover: [640, 1280, 2400], event: [320, 640, 1280] } as const
