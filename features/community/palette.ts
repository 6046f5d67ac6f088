import { contrast, hexOfOklch, oklchOf } from './colour.ts'

/** The tokens of ui/tokens.css that an accent is made of. */
type Palette = Readonly<Record<string, string>>

/** The least contrast of a text on its ground, and of a shape. */
const forText = 4.5
const forShapes = 3

/**
 * The accent's tokens for both themes, from one colour. Its hue and strength are kept, and as much of its lightness as leaves everything on
 * it, and it on everything, readable (WCAG 2.2 AA).
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
  // Text of this colour stands on its own soft grounds; white stands on it.
  const base = darkestFrom(Math.min(lightness, 0.55), (light) => readable(at(light), [softHover, '#e9e6df'], forText))
  return {
    '--accent': at(base),
    '--accent-hover': at(base - 0.05),
    '--accent-pressed': at(base - 0.1),
    '--on-accent': '#ffffff',
    '--accent-ink': at(base),
    '--accent-soft': soft,
    '--accent-soft-hover': softHover,
    '--accent-mark': at(darkestFrom(Math.min(base + 0.16, 0.6), (light) => readable(at(light), ['#f1efea', soft], forShapes))),
    '--selected': at(0.95, Math.min(chroma, 0.02)),
  }
}

function darkPalette(accent: string): Palette {
  const { chroma, hue } = oklchOf(accent)
  const at = (light: number, strength = Math.min(chroma, 0.12)) => hexOfOklch({ lightness: light, chroma: strength, hue })
  const ink = at(0.22, Math.min(chroma, 0.04))
  const soft = at(0.29, Math.min(chroma, 0.035))
  const softHover = at(0.34, Math.min(chroma, 0.04))
  const base = lightestFrom(0.68, (light) => readable(at(light), [ink], forText))
  return {
    '--accent': at(base),
    '--accent-hover': at(base + 0.05),
    '--accent-pressed': at(base + 0.1),
    '--on-accent': ink,
    '--accent-ink': at(lightestFrom(0.78, (light) => readable(at(light), [softHover, '#30312c'], forText))),
    '--accent-soft': soft,
    '--accent-soft-hover': softHover,
    '--accent-mark': at(lightestFrom(0.62, (light) => readable(at(light), ['#242521', soft], forShapes))),
    '--selected': at(0.28, Math.min(chroma, 0.03)),
  }
}

const readable = (colour: string, grounds: readonly string[], least: number) => grounds.every((ground) => contrast(colour, ground) >= least)

/** The first lightness, going down, that will do. */
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

/** As a style sheet that stands behind the design system's own. */
export function styleSheetOf(accent: string): string {
  const { light, dark } = paletteOf(accent)
  const rule = (selector: string, palette: Palette) =>
    `${selector} {\n${Object.entries(palette)
      .map(([name, value]) => `  ${name}: ${value};`)
      .join('\n')}\n}\n`
  return rule(':root', light) + rule(':root.dark', dark)
}
