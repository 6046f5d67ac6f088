import { contrast, hexOfOklch, oklchOf } from './colour.ts'

/** The accent tokens of ui/tokens.css. */
type Palette = Readonly<Record<string, string>>

/** Minimum contrast of texts and of shapes with their background. */
const textContrast = 4.5
const shapeContrast = 3

/**
 * Derives the accent tokens of both themes from one colour. Keeps its hue and chroma, and adjusts its lightness so that text in and on it
 * is readable (WCAG 2.2 AA).
 * @param accent '#rrggbb'
 */
export function paletteOf(accent: string): { light: Palette; dark: Palette } {
  return { light: lightPalette(accent), dark: darkPalette(accent) }
}

function lightPalette(accent: string): Palette {
  const { lightness, chroma, hue } = oklchOf(accent)
  const at = (light: number, strength = chroma) => hexOfOklch({ lightness: light, chroma: strength, hue })
  const soft = at(0.945, Math.min(chroma, 0.025))
  const softHover = at(0.91, Math.min(chroma, 0.035))
  // The colour is used for text on its soft backgrounds, and as a background of white text.
  const base = darkestFrom(Math.min(lightness, 0.55), (light) => readable(at(light), [softHover, '#e9e6df'], textContrast))
  return {
    '--accent': at(base),
    '--accent-hover': at(base - 0.05),
    '--accent-pressed': at(base - 0.1),
    '--on-accent': '#ffffff',
    '--accent-ink': at(base),
    '--accent-soft': soft,
    '--accent-soft-hover': softHover,
    '--accent-mark': at(darkestFrom(Math.min(base + 0.16, 0.6), (light) => readable(at(light), ['#f1efea', soft], shapeContrast))),
    '--selected': at(0.95, Math.min(chroma, 0.02)),
  }
}

function darkPalette(accent: string): Palette {
  const { chroma, hue } = oklchOf(accent)
  const at = (light: number, strength = Math.min(chroma, 0.12)) => hexOfOklch({ lightness: light, chroma: strength, hue })
  const ink = at(0.22, Math.min(chroma, 0.04))
  const soft = at(0.29, Math.min(chroma, 0.035))
  const softHover = at(0.34, Math.min(chroma, 0.04))
  const base = lightestFrom(0.68, (light) => readable(at(light), [ink], textContrast))
  return {
    '--accent': at(base),
    '--accent-hover': at(base + 0.05),
    '--accent-pressed': at(base + 0.1),
    '--on-accent': ink,
    '--accent-ink': at(lightestFrom(0.78, (light) => readable(at(light), [softHover, '#30312c'], textContrast))),
    '--accent-soft': soft,
    '--accent-soft-hover': softHover,
    '--accent-mark': at(lightestFrom(0.62, (light) => readable(at(light), ['#242521', soft], shapeContrast))),
    '--selected': at(0.28, Math.min(chroma, 0.03)),
  }
}

const readable = (colour: string, grounds: readonly string[], least: number) => grounds.every((ground) => contrast(colour, ground) >= least)

/** The highest lightness up to `from` that fits. */
function darkestFrom(from: number, fits: (lightness: number) => boolean): number {
  let lightness = from
  while (lightness > 0 && !fits(lightness)) lightness -= 0.01
  return lightness
}

function lightestFrom(from: number, fits: (lightness: number) => boolean): number {
  let lightness = from
  while (lightness < 1 && !fits(lightness)) lightness += 0.01
  return lightness
}

/** The palette as a style sheet, to be loaded after the design system's. */
export function styleSheetOf(accent: string): string {
  const { light, dark } = paletteOf(accent)
  const rule = (selector: string, palette: Palette) =>
    `${selector} {\n${Object.entries(palette)
      .map(([name, value]) => `  ${name}: ${value};`)
      .join('\n')}\n}\n`
  // Paper has no dark side.
  return `${rule(':root', light)}@media screen {\n${rule(':root.dark', dark)}}\n`
}
