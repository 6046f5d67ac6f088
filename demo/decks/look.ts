import { mix } from '../colour.ts'
import { type Random, randomFrom } from '../random.ts'

type Frame = 'plain' | 'panel' | 'dark' | 'band' | 'paper' | 'rail'
export type Typeface = 'inter' | 'fraunces' | 'space-grotesk'
type CoverKind = 'landscape' | 'halves' | 'letters' | 'ridges' | 'rings'

export interface Look {
  frame: Frame
  headlines: Typeface
  cover: CoverKind
  /** Colours of the page, text, secondary text, hairlines and boxes. */
  page: string
  ink: string
  quiet: string
  line: string
  soft: string
  /** The company's two brand colours and its dark one. */
  accent: string
  second: string
  deep: string
}

/** Colours that go together: accent, second, deep, soft. */
const palettes = [
  ['#1f7a5a', '#e2a93b', '#0f3b2e', '#eef5f0'],
  ['#2257d6', '#18b39b', '#0e2148', '#eef2fc'],
  ['#c2512f', '#2f5d62', '#3a1c14', '#fbf1ec'],
  ['#5b3fc4', '#f08a5d', '#231a4f', '#f2f0fb'],
  ['#0d7c8c', '#f2c14e', '#06333b', '#ebf5f6'],
  ['#8a2d4f', '#d99a4e', '#36111f', '#faf0f3'],
  ['#3d6b21', '#c9622b', '#1d3210', '#f1f5ec'],
  ['#b8860b', '#29524a', '#3a2c08', '#faf6ea'],
  ['#1d4e89', '#f26b4e', '#0b2038', '#edf2f8'],
  ['#4a5d23', '#7b4b94', '#232c10', '#f3f5ec'],
  ['#006d5b', '#ff8a5b', '#01332b', '#eaf4f2'],
  ['#37474f', '#00a88f', '#172024', '#eff2f3'],
] as const

const frames: readonly (readonly [Frame, number])[] = [
  ['plain', 4],
  ['panel', 3],
  ['dark', 2],
  ['band', 2],
  ['paper', 3],
  ['rail', 3],
]

/** How a company's deck looks, always the same for its name. */
export function lookOf(name: string): Look {
  const random: Random = randomFrom(`look of ${name}`)
  const [accent, second, deep, soft] = random.pick(palettes)
  const frame = random.weighted(frames)
  const headlines = random.weighted([
    ['inter', frame === 'paper' ? 1 : 4],
    ['fraunces', frame === 'paper' ? 6 : 2],
    ['space-grotesk', frame === 'paper' ? 0.5 : 3],
  ] as const)
  const cover = random.pick(['landscape', 'halves', 'letters', 'ridges', 'rings'] as const)
  const colours = { accent, second, deep, soft }
  // Lightened for contrast on the dark page.
  if (frame === 'dark')
    return {
      frame,
      headlines,
      cover,
      ...colours,
      second: mix(second, '#ffffff', 0.35),
      soft: '#ffffff14',
      page: deep,
      ink: '#ffffff',
      quiet: '#ffffffb8',
      line: '#ffffff38',
    }
  if (frame === 'paper')
    return { frame, headlines, cover, ...colours, soft: '#efe8da', page: '#faf6ee', ink: '#231f1a', quiet: '#6a6257', line: '#d9cfbd' }
  return { frame, headlines, cover, ...colours, page: '#ffffff', ink: '#1a1f24', quiet: '#5b646d', line: '#dde2e6' }
}
