import { lighter, mix } from '../colour.ts'
import { coverHeight, coverWidth, ground, layer, ridge, windPark } from './land.ts'
import { inOrder, type Scene } from './scene.ts'

export const fields: Scene = (random, palette, cover) => {
  const [far, middle, near, nearest] = palette.land
  const mist = palette.sky[2]
  const back = ridge(random, 176, 14)
  const line = ridge(random, 204, 9)
  const vanishing = { x: random.int(300, 900), y: 168 }
  const count = 22
  const bottomAt = (at: number) => vanishing.x + (at - count / 2) * 150
  const stripes = inOrder(count, (at) => {
    const tone = at % 2 ? mix(middle, mist, 0.25) : at % 4 ? near : mix(near, middle, 0.5)
    return `<path d="M${vanishing.x} ${vanishing.y} L${bottomAt(at)} 330 L${bottomAt(at + 1)} 330 Z" fill="${tone}"/>`
  })
  const treeLine = inOrder(random.int(16, 30), () => {
    const x = random.int(0, coverWidth)
    const tall = random.int(9, 22)
    return `<ellipse cx="${x}" cy="${(line(x) - tall * 0.36).toFixed(1)}" rx="${(tall * (0.24 + random.next() * 0.3)).toFixed(1)}" ry="${tall * 0.55}" fill="${mix(near, mix(middle, nearest, 0.3), random.next())}"/>`
  })
  return [
    layer('l0', back, far, mist, 0.5),
    windPark(random, cover, back, 70, lighter(mist, 0.55)),
    `<clipPath id="field"><path d="${ground(line)}"/></clipPath><g clip-path="url(#field)"><rect width="${coverWidth}" height="${coverHeight}" fill="${middle}"/>${stripes.join('')}
     <linearGradient id="haze" x1="0" y1="0" x2="0" y2="1"><stop offset=".62" stop-color="${mist}" stop-opacity=".55"/><stop offset="1" stop-color="${nearest}" stop-opacity=".35"/></linearGradient>
     <rect width="${coverWidth}" height="${coverHeight}" fill="url(#haze)"/></g>`,
    treeLine.join(''),
    `<path d="${ground(ridge(random, 298, 9))}" fill="${nearest}"/>`,
  ].join('')
}
