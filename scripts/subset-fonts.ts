import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

// Subsets Inter to the letters and weights that most pages need, into ui/fonts; ui/font.css adds the full font for other letters.
// Run it again after updating the font: node scripts/run.mjs scripts/subset-fonts.ts

const source = '@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2'
/** Same as the first face in ui/font.css. */
const ranges: readonly (readonly [from: number, to: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2009, 0x2011],
  [0x2013, 0x2014],
  [0x2018, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x20ac, 0x20ac],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
]
const letters = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at))).join('')

const font = await subsetFont(await readFile(new URL(import.meta.resolve(source))), letters, {
  targetFormat: 'woff2',
  // The product uses no weight lighter than regular or bolder than semi-bold.
  variationAxes: { wght: { min: 400, max: 600, default: 400 } },
})
await writeFile('ui/fonts/inter-basic.woff2', font)
console.log(`ui/fonts/inter-basic.woff2: ${Math.round(font.length / 1000)} kB`)
