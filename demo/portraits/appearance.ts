import type { TraditionName } from '../people/names/traditions.ts'
import type { Random } from '../random.ts'

const hairStyles = {
  women: ['long', 'bob', 'bun', 'curls', 'tied', 'waves', 'short', 'fringe'],
  men: ['crop', 'parted', 'buzz', 'topCurls', 'receding', 'bald', 'swept'],
} as const
type HairStyle = (typeof hairStyles)['women' | 'men'][number]

/** The parameters of a portrait. */
export interface Appearance {
  /** Index of the background. */
  ground: number
  skin: string
  hair: HairStyle | 'scarf'
  hairColour: string
  clothing: 'crew' | 'vee' | 'shirt' | 'blazer' | 'turtleneck' | 'hoodie'
  clothingColour: string
  /** Colour of a scarf, or of the shirt under a blazer. */
  accentColour: string
  glasses: 'none' | 'round' | 'square'
  beard: 'none' | 'stubble' | 'short' | 'full' | 'moustache'
  /** Relative width of the face, 0.93 to 1.06. */
  faceWidth: number
  /** How far the corners of the mouth are raised, in pixels of 512. */
  smile: number
  /** Degrees. */
  tilt: number
  isMirrored: boolean
  hasEarrings: boolean
}

/** What men wear most. */
const usualMen = ['crop', 'crop', 'parted', 'parted', 'swept', 'swept', 'topCurls', 'swept', 'buzz', 'buzz', 'receding', 'bald'] as const

const skins = ['#f3d3bd', '#ecc3a6', '#e2b08d', '#d19c75', '#b97f58', '#99643f', '#79492d', '#593521']
const dark = ['#1c1a19', '#2a211d', '#3a2a21'] as const
const brown = ['#3a2a21', '#523624', '#6b4730'] as const
const fair = ['#6b4730', '#8c6239', '#b58b54', '#cfac72', '#9c4f2c'] as const
const grey = ['#8d8a86', '#b1aea9', '#d6d3ce'] as const

interface Looks {
  skins: readonly [lightest: number, darkest: number]
  hair: readonly string[]
  scarf: number
}
const northern: Looks = { skins: [0, 1], hair: [...fair, ...fair, ...brown], scarf: 0 }
const central: Looks = { skins: [0, 2], hair: [...brown, ...brown, ...fair, ...dark], scarf: 0 }
const southern: Looks = { skins: [1, 3], hair: [...dark, ...brown], scarf: 0 }
const anatolian: Looks = { skins: [1, 3], hair: [...dark, ...brown], scarf: 0.22 }
const maghrebi: Looks = { skins: [2, 4], hair: [...dark], scarf: 0.35 }
const african: Looks = { skins: [5, 7], hair: ['#17130f', '#1c1a19', '#2a211d'], scarf: 0.04 }
const eastAsian: Looks = { skins: [0, 2], hair: ['#17130f', '#1c1a19', '#2a211d'], scarf: 0 }
const southAsian: Looks = { skins: [3, 5], hair: ['#17130f', '#1c1a19'], scarf: 0.03 }

// prettier-ignore
const looks: Partial<Record<TraditionName, Looks>> = {
  swedish: northern, norwegian: northern, danish: northern, finnish: northern, icelandic: northern, estonian: northern, latvian: northern,
  lithuanian: northern, italian: southern, spanish: southern, catalan: southern, portuguese: southern, greek: southern, maltese: southern,
  romanian: southern, georgian: southern, armenian: southern, hebrew: southern, latinAmerican: { ...southern, skins: [1, 4] }, albanian: { ...southern, scarf: 0.06 },
  bosnian: { ...central, scarf: 0.15 }, turkish: anatolian, arabic: maghrebi, nigerian: african, ghanaian: african, eastAfrican: { ...african, scarf: 0.1 },
  southAfrican: { ...african, skins: [3, 7] }, chinese: eastAsian, japanese: eastAsian, vietnamese: { ...eastAsian, skins: [1, 3] }, indian: southAsian,
}

const fabrics = [
  '#24443a',
  '#2d3441',
  '#57443d',
  '#6c3030',
  '#3d4b57',
  '#7b6a55',
  '#8a5a3b',
  '#4c5a45',
  '#33302d',
  '#5a4a62',
  '#b08d57',
  '#8f9a8b',
  '#a8543f',
  '#2f5d62',
]
const shirts = ['#f1ece2', '#e3e8ea', '#dfe5dc', '#ece0d6', '#c9d3da']
const scarves = ['#7d8f86', '#9a6f5f', '#40586b', '#b39a78', '#6b5270', '#c2b8a6', '#31524a', '#8b3f3f']

/** Draws an appearance that fits a naming tradition. */
export function drawAppearance(random: Random, tradition: TraditionName, isWoman: boolean): Appearance {
  const { skins: range, hair, scarf } = looks[tradition] ?? central
  const isOlder = random.chance(0.24)
  const isCurly = range[0] >= 5
  const style = isWoman
    ? random.chance(scarf)
      ? 'scarf'
      : isCurly && random.chance(0.55)
        ? 'curls'
        : random.pick(hairStyles.women)
    : isCurly && random.chance(0.6)
      ? random.pick(['buzz', 'buzz', 'topCurls', 'topCurls', 'bald'] as const)
      : random.pick(usualMen)
  return {
    ground: random.int(0, 9),
    skin: skins[random.int(...range)] ?? '#e2b08d',
    hair: style,
    hairColour: random.pick(isOlder ? grey : hair),
    clothing: random.weighted([
      ['crew', 3],
      ['vee', 3],
      ['shirt', 3],
      ['blazer', 5],
      ['turtleneck', 2],
      [isWoman ? 'vee' : 'hoodie', 1.5],
    ] as const),
    clothingColour: random.pick(fabrics),
    accentColour: random.pick(style === 'scarf' ? scarves : shirts),
    glasses: random.weighted([
      ['none', 7],
      ['round', 1.6],
      ['square', 1.4],
    ] as const),
    beard: isWoman
      ? 'none'
      : random.weighted([
          ['none', 5],
          ['stubble', 2],
          ['short', 3],
          ['full', 1.6],
          ['moustache', 0.6],
        ] as const),
    faceWidth: 0.94 + random.next() * 0.11,
    smile: 3 + random.next() * 6,
    tilt: (random.next() - 0.5) * 5,
    isMirrored: random.chance(0.5),
    hasEarrings: isWoman && random.chance(0.35),
  }
}
