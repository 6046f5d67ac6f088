import { mix } from '../colour.ts'
import { coverHeight, coverWidth, layer, ridge } from './land.ts'
import { inOrder, type Scene } from './scene.ts'

export const city: Scene = (random, palette) => {
  const [far, middle, near, nearest] = palette.land
  const mist = palette.sky[2]
  const row = (base: number, colour: string, tallest: number, lights: number) => {
    let drawn = ''
    for (let x = -10; x < coverWidth;) {
      const width = random.int(22, 58)
      const height = random.int(Math.round(tallest * 0.45), tallest)
      const top = base - height
      const roof = random.weighted([
        [`M${x} ${top} L${x + width / 2} ${top - width * 0.42} L${x + width} ${top} Z`, 5],
        [`M${x} ${top} L${x} ${top - 9} L${x + width} ${top - 9} L${x + width} ${top} Z`, 2],
        [`M${x + width * 0.2} ${top} L${x + width * 0.32} ${top - 16} L${x + width * 0.68} ${top - 16} L${x + width * 0.8} ${top} Z`, 2],
        [`M${x + width / 2 - 5} ${top} V${top - 34} L${x + width / 2} ${top - 62} L${x + width / 2 + 5} ${top - 34} V${top} Z`, 0.7],
        [`M${x + 3} ${top} A${width / 2 - 3} ${width / 2 - 3} 0 0 1 ${x + width - 3} ${top} Z`, 0.4],
      ])
      drawn += `<path d="M${x} ${base + 80} V${top} H${x + width} V${base + 80} Z ${roof}" fill="${mix(colour, mist, random.next() * 0.12)}"/>`
      for (let wx = x + 6; wx < x + width - 6; wx += 9) {
        for (let wy = top + 8; wy < base - 4; wy += 12) {
          if (random.chance(lights))
            drawn += `<rect x="${wx}" y="${wy}" width="3.6" height="5.4" fill="${palette.sun}" opacity="${(0.3 + random.next() * 0.45).toFixed(2)}"/>`
        }
      }
      x += width + (random.chance(0.12) ? random.int(4, 16) : 0)
    }
    return drawn
  }
  return [
    layer('l0', ridge(random, 178, 20), mix(far, mist, 0.3), mist, 0.5),
    row(224, mix(far, middle, 0.35), 66, 0),
    row(252, mix(middle, near, 0.3), 64, 0.16),
    `<linearGradient id="haze" x1="0" y1="0" x2="0" y2="1"><stop offset=".6" stop-color="${mist}" stop-opacity="0"/><stop offset=".9" stop-color="${mist}" stop-opacity=".4"/></linearGradient><rect width="${coverWidth}" height="${coverHeight}" fill="url(#haze)"/>`,
    row(286, mix(near, nearest, 0.4), 44, 0.22),
    inOrder(
      46,
      (at) =>
        `<ellipse cx="${at * 27 + random.int(-8, 8)}" cy="${302 - random.int(0, 6)}" rx="${random.int(14, 24)}" ry="${random.int(14, 30)}" fill="${mix(nearest, near, random.next() * 0.25)}"/>`,
    ).join(''),
  ].join('')
}
