import { lighter, mix } from '../colour.ts'
import { layer, peaks, ridge, windPark } from './land.ts'
import { inOrder, type Scene } from './scene.ts'

export const hills: Scene = (random, palette, cover) => {
  const [far, middle, near, nearest] = palette.land
  const mist = palette.sky[2]
  const lines = [ridge(random, 172, 22), ridge(random, 206, 26), ridge(random, 242, 24), ridge(random, 278, 18)] as const
  return [
    layer('l0', lines[0], far, mist, 0.5),
    windPark(random, cover, lines[0], 78, lighter(mist, 0.55)),
    layer('l1', lines[1], middle, mist, 0.4),
    layer('l2', lines[2], near, mist, 0.3),
    layer('l3', lines[3], nearest, mist, 0.06),
  ].join('')
}

export const mountains: Scene = (random, palette, cover) => {
  const [far, middle, near, nearest] = palette.land
  const mist = palette.sky[2]
  const range = peaks(random, 216, 130, 5)
  const crest = inOrder(301, (at) => `${at * 4} ${range(at * 4).toFixed(1)}`).join(' L')
  const foot = ridge(random, 214, 16)
  const nearFoot = ridge(random, 246, 20)
  return [
    layer('l0', peaks(random, 200, 92, 7), mix(far, palette.sky[1], 0.45), mist, 0.5, 4),
    layer('l1', range, mix(far, middle, 0.45), mist, 0.62, 4),
    `<path d="M${crest}" fill="none" stroke="${lighter(far, 0.75)}" stroke-width="1.6" opacity=".5"/>`,
    layer('l2', foot, middle, mist, 0.35),
    layer('l3', nearFoot, near, mist, 0.2),
    windPark(random, cover, nearFoot, 64, lighter(mist, 0.5)),
    layer('l4', ridge(random, 282, 14), nearest, mist, 0.05),
  ].join('')
}
