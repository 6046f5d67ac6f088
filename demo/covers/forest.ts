import { mix } from '../colour.ts'
import { coverWidth, ground, layer, ridge } from './land.ts'
import type { Scene } from './scene.ts'

export const forest: Scene = (random, palette) => {
  const [far, middle, near, nearest] = palette.land
  const mist = palette.sky[2]
  const trees = (line: (x: number) => number, colour: string, tall: number, spacing: number) => {
    let drawn = ''
    for (let x = -10; x < coverWidth + 10; x += spacing * (0.55 + random.next())) {
      const height = tall * (0.55 + random.next() * 0.6)
      const foot = line(x) + 8
      const half = height * 0.19
      const tiers = [1, 0.76, 0.52].map((part, at) => {
        const bottom = foot - height * at * 0.27
        return `M${(x - half * part).toFixed(1)} ${bottom.toFixed(1)} L${x.toFixed(1)} ${(bottom - height * 0.46).toFixed(1)} L${(x + half * part).toFixed(1)} ${bottom.toFixed(1)} Z`
      })
      drawn += tiers.join(' ')
    }
    return `<path d="${drawn}" fill="${colour}"/>`
  }
  const lines = [ridge(random, 186, 24), ridge(random, 218, 24), ridge(random, 256, 20), ridge(random, 300, 14)] as const
  return [
    layer('l0', ridge(random, 160, 26), mix(far, mist, 0.35), mist, 0.4),
    trees(lines[0], far, 34, 11),
    layer('l1', lines[0], far, mist, 0.55),
    trees(lines[1], middle, 46, 15),
    layer('l2', lines[1], middle, mist, 0.5),
    trees(lines[2], near, 64, 22),
    layer('l3', lines[2], near, mist, 0.3),
    trees(lines[3], nearest, 88, 34),
    `<path d="${ground(lines[3])}" fill="${nearest}"/>`,
  ].join('')
}
