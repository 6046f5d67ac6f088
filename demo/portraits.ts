import sharp, { type Sharp } from 'sharp'
import { darker, lighter, mix } from './colour.ts'
import type { Appearance } from './portraits/appearance.ts'
import { clothes } from './portraits/clothing.ts'
import { beard, features, glasses, head } from './portraits/face.ts'
import { hairOf } from './portraits/hair.ts'

/** Muted background gradients. */
// prettier-ignore
const grounds = [
  ['#d3dcd6', '#8fa69c'], ['#ddd3c5', '#ae9f8b'], ['#ccd7e2', '#8ea3b8'], ['#d6d3c9', '#96917f'], ['#e2cfc6', '#ac8a7f'],
  ['#dadde0', '#9aa2aa'], ['#cfd9cf', '#7f957f'], ['#e0d6da', '#a28f9b'], ['#e4dcc4', '#b3a277'], ['#c9d8d9', '#789497'],
] as const

/** A portrait as SVG, 512 by 512. */
function portraitSvg(appearance: Appearance): string {
  const { skin, hairColour, clothingColour, accentColour, faceWidth, tilt } = appearance
  const [near, far] = grounds[appearance.ground] ?? grounds[0]
  const hair = hairOf(appearance)
  const gradient = (id: string, from: string, to: string, direction = 'x1="0" y1="0" x2="1" y2=".8"') =>
    `<linearGradient id="${id}" ${direction}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
  const posed = (part: string) =>
    `<g transform="rotate(${tilt.toFixed(2)} 256 360) translate(256 0) scale(${faceWidth.toFixed(3)} 1) translate(-256 0)">${part}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">
    <defs>
      ${gradient('ground', near, far)}
      ${gradient('skin', lighter(skin, 0.1), mix(skin, '#8a4a2e', 0.2), 'x1=".1" y1=".1" x2="1" y2=".7"')}
      ${gradient('hair', lighter(hairColour, 0.1), darker(hairColour, 0.14))}
      ${gradient('cloth', lighter(clothingColour, 0.08), darker(clothingColour, 0.24))}
      ${gradient('scarf', lighter(accentColour, 0.08), darker(accentColour, 0.14))}
      <radialGradient id="light" cx=".22" cy=".2" r=".6"><stop stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
      <radialGradient id="behind" cx=".5" cy=".5" r=".5"><stop stop-color="${darker(far, 0.5)}" stop-opacity=".26"/><stop offset="1" stop-color="${far}" stop-opacity="0"/></radialGradient>
    </defs>
    <g${appearance.isMirrored ? ' transform="matrix(-1 0 0 1 512 0)"' : ''}>
      <rect width="512" height="512" fill="url(#ground)"/><rect width="512" height="512" fill="url(#light)"/>
      <ellipse cx="290" cy="330" rx="230" ry="250" fill="url(#behind)"/>
      <g transform="translate(256 246) scale(1.22) translate(-256 -226)">
        ${posed(hair.back)}${posed(head(appearance))}${clothes(appearance)}
        ${posed(features(appearance) + beard(appearance) + hair.front + glasses(appearance))}
      </g>
    </g>
  </svg>`
}

/** A portrait of 512 by 512, ready to be encoded. */
export function drawPortrait(appearance: Appearance): Sharp {
  return sharp(Buffer.from(portraitSvg(appearance)))
}
