import { type Random, randomFrom } from '../random.ts'

const sceneNames = ['hills', 'sea', 'fields', 'city', 'forest', 'mountains'] as const
export type SceneName = (typeof sceneNames)[number]

/** The parameters of a cover; `seed` places hills, houses and trees. */
export interface Cover {
  scene: SceneName
  /** Index into `palettes`. */
  palette: number
  seed: string
  /** Horizontal position of the sun, as a fraction of the width. */
  sunAt: number
  turbines: number
}

export const palettes = [
  {
    sky: ['#9db6bf', '#c9d3cd', '#eadcc6'],
    sun: '#fbeac6',
    land: ['#a9bcb8', '#86a096', '#4f7464', '#23473b'],
    water: ['#b9c7c6', '#6f918f'],
  },
  {
    sky: ['#8fa9c0', '#c3cfd6', '#efd9c3'],
    sun: '#ffe3b8',
    land: ['#a5b3c0', '#7c90a1', '#506678', '#293c4b'],
    water: ['#c1c9d0', '#64819a'],
  },
  {
    sky: ['#c5b3b5', '#e1cbbb', '#f3dfc0'],
    sun: '#fff0cf',
    land: ['#c4a99c', '#a07f72', '#72564f', '#403130'],
    water: ['#d8c5b8', '#957c78'],
  },
  {
    sky: ['#a8bfc6', '#d5dfdc', '#eef0e4'],
    sun: '#ffffff',
    land: ['#c2d0cd', '#9db3ac', '#6d8a80', '#3d5b52'],
    water: ['#d2dcda', '#8fabad'],
  },
  {
    sky: ['#8ea6a0', '#c9cfb6', '#efe0b0'],
    sun: '#fff2c4',
    land: ['#b4bd94', '#8e9d6c', '#617646', '#34492f'],
    water: ['#c6cfb9', '#7c9888'],
  },
  {
    sky: ['#59708a', '#99a6b3', '#e0bfa2'],
    sun: '#ffd9a3',
    land: ['#7d8a9b', '#59687b', '#3a485a', '#1f2a38'],
    water: ['#a8a9ac', '#4d6077'],
  },
  {
    sky: ['#b5c4d2', '#dbe3e6', '#f4ead9'],
    sun: '#fff4dc',
    land: ['#c6c8c2', '#b0a686', '#94875c', '#5c5638'],
    water: ['#d4dbdd', '#93aab6'],
  },
  {
    sky: ['#a39db5', '#ccbfc6', '#f0d4bf'],
    sun: '#ffe6c4',
    land: ['#aba0b1', '#857b94', '#5c5570', '#36324a'],
    water: ['#c6bcc5', '#7c7893'],
  },
] as const
type Palette = (typeof palettes)[number]

/** Number of different covers. Each takes 0.15 s to draw and encode, so members share them. */
const views = 40

export function drawCoverChoice(random: Random): Cover {
  const seed = `view ${random.int(1, views)}`
  const own = randomFrom(seed)
  const scene = own.pick(sceneNames)
  return {
    scene,
    palette: own.int(0, palettes.length - 1),
    seed,
    sunAt: 0.2 + own.next() * 0.65,
    turbines:
      scene === 'city' || scene === 'forest'
        ? 0
        : own.weighted([
            [0, 4],
            [2, 3],
            [3, 2],
            [5, 1],
          ] as const),
  }
}

/** Draws the foreground of a cover as SVG. */
export type Scene = (random: Random, palette: Palette, cover: Cover) => string

export const inOrder = <Item>(count: number, make: (at: number) => Item): Item[] => Array.from({ length: count }, (_, at) => make(at))
