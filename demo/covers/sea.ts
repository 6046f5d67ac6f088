import { darker, lighter, mix } from '../colour.ts'
import { coverHeight, coverWidth, layer, ridge, turbine } from './land.ts'
import { inOrder, type Scene } from './scene.ts'

export const sea: Scene = (random, palette, cover) => {
  const [pale, deep] = palette.water
  const horizon = 178
  const sunX = cover.sunAt * coverWidth
  const coast = ridge(random, horizon - 8, 15)
  const glints = inOrder(46, (at) => {
    const y = horizon + 4 + (at / 46) ** 1.5 * 112
    const spread = 8 + (y - horizon) * 0.62
    const width = 8 + random.next() * (y - horizon) * 0.5
    return `<rect x="${(sunX + (random.next() - 0.5) * 2 * spread - width / 2).toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${(0.9 + (y - horizon) * 0.016).toFixed(1)}" rx="1" fill="${palette.sun}" opacity="${(0.6 - ((y - horizon) / 122) * 0.36).toFixed(2)}"/>`
  })
  const swell = inOrder(26, () => {
    const y = horizon + 8 + random.next() ** 0.7 * 108
    const width = 30 + random.next() * (y - horizon) * 2.4
    return `<rect x="${random.int(-20, coverWidth)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${(0.8 + (y - horizon) * 0.012).toFixed(1)}" rx="1" fill="${lighter(pale, 0.3)}" opacity=".3"/>`
  })
  const offshore = inOrder(cover.turbines * 3, (at) =>
    turbine(random, 120 + at * 58 + random.int(-8, 8), horizon + 1, 30 + random.next() * 16, mix(palette.land[1], palette.sky[1], 0.25)),
  )
  const boatX = random.int(160, 1040)
  return [
    layer('l0', (x) => Math.min(horizon, coast(x)), mix(palette.land[0], palette.sky[1], 0.25), palette.sky[2], 0.4),
    offshore.join(''),
    `<linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${pale}"/><stop offset="1" stop-color="${deep}"/></linearGradient>
     <rect y="${horizon}" width="${coverWidth}" height="${coverHeight - horizon}" fill="url(#water)"/>`,
    swell.join(''),
    glints.join(''),
    `<g transform="translate(${boatX} 214)" fill="${darker(palette.land[2], 0.1)}"><path d="M-15 0 H15 L9 6 H-10 Z"/><path d="M1 -2 V-32 L16 -3 Z" fill="${lighter(pale, 0.6)}"/><path d="M-2 -2 V-26 L-12 -3 Z" fill="${lighter(pale, 0.35)}"/></g>`,
    layer('l3', ridge(random, 296, 12), palette.land[3], palette.land[2], 0.2),
  ].join('')
}
