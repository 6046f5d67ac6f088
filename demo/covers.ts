import sharp, { type Sharp } from 'sharp'
import { coverHeight, coverWidth } from './covers/land.ts'
import { type Cover, palettes } from './covers/scene.ts'
import { scenes } from './covers/scenes.ts'
import { randomFrom } from './random.ts'

/** A cover as an SVG, 1200 by 300. */
function coverSvg(cover: Cover): string {
  const palette = palettes[cover.palette] ?? palettes[0]
  const random = randomFrom(cover.seed)
  const sunX = cover.sunAt * coverWidth
  const sunY = 92 + random.next() * 62
  const clouds = Array.from({ length: random.int(2, 5) }, () => {
    const width = random.int(120, 320)
    return `<ellipse cx="${random.int(0, coverWidth)}" cy="${random.int(20, 110)}" rx="${width}" ry="${width * 0.045}" fill="url(#cloud)"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${coverWidth} ${coverHeight}" width="${coverWidth}" height="${coverHeight}">
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${palette.sky[0]}"/><stop offset=".4" stop-color="${palette.sky[1]}"/><stop offset=".7" stop-color="${palette.sky[2]}"/></linearGradient>
    <radialGradient id="glow"><stop stop-color="${palette.sun}" stop-opacity=".95"/><stop offset=".3" stop-color="${palette.sun}" stop-opacity=".6"/><stop offset="1" stop-color="${palette.sun}" stop-opacity="0"/></radialGradient>
    <radialGradient id="cloud"><stop stop-color="#fff" stop-opacity=".34"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
    <rect width="${coverWidth}" height="${coverHeight}" fill="url(#sky)"/>${clouds.join('')}
    <circle cx="${sunX}" cy="${sunY}" r="120" fill="url(#glow)"/><circle cx="${sunX}" cy="${sunY}" r="27" fill="${palette.sun}" opacity=".9"/>
    ${scenes[cover.scene](random, palette, cover)}
  </svg>`
}

/** A cover of 2400 by 600, ready to be encoded. */
export function drawCover(cover: Cover): Sharp {
  return sharp(Buffer.from(coverSvg(cover)), { density: 144 })
}
