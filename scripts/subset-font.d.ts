declare module 'subset-font' {
  interface Options {
    targetFormat?: 'woff2'
    /** Axes of a variable font, by their four-letter names: pinned to a value, or kept within bounds. */
    variationAxes?: Record<string, number | { min?: number; max?: number; default?: number }>
  }
  /** Returns the font reduced to the letters of `text`, by Harfbuzz. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>
}
