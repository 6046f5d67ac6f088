import { darker, lighter, mix } from '../colour.ts'
import type { Appearance } from './appearance.ts'

/** The outline of the face, centred at 256, 214 of a drawing 512 wide. */
const facePath =
  'M182 196 C182 138 214 110 256 110 C298 110 330 138 330 196 C330 232 322 262 304 288 C290 307 274 318 256 318 C238 318 222 307 208 288 C190 262 182 232 182 196 Z'

const isDark = (skin: string) => Number.parseInt(skin.slice(1, 3), 16) < 0xa8

/** Neck, ears and face without hair. */
export function head({ skin, hasEarrings }: Appearance): string {
  const shade = mix(skin, '#7a3b22', isDark(skin) ? 0.24 : 0.2)
  return `
    <path d="M222 268 V336 C222 352 208 360 194 366 L256 446 L318 366 C304 360 290 352 290 336 V268 Z" fill="${mix(shade, skin, 0.35)}"/>
    <path d="M222 296 C236 328 276 328 290 296 V322 C276 346 236 346 222 322 Z" fill="${darker(shade, 0.16)}" opacity=".55"/>
    <ellipse cx="181" cy="216" rx="12" ry="21" fill="${shade}"/><ellipse cx="331" cy="216" rx="12" ry="21" fill="${shade}"/>
    ${hasEarrings ? '<circle cx="179" cy="242" r="4.5" fill="#d8b566"/><circle cx="333" cy="242" r="4.5" fill="#d8b566"/>' : ''}
    <path d="${facePath}" fill="url(#skin)"/>`
}

/** Brows, eyes, nose and mouth, with little detail. */
export function features({ skin, hairColour, hair, smile }: Appearance): string {
  const line = darker(mix(skin, '#6d3520', 0.42), isDark(skin) ? 0.42 : 0.08)
  const brow = hair === 'bald' || hair === 'scarf' ? darker(skin, 0.62) : darker(mix(hairColour, skin, 0.12), 0.18)
  const eye = isDark(skin) ? '#1d130d' : '#33261f'
  const lips = mix(skin, isDark(skin) ? '#6a2a2a' : '#b2473f', isDark(skin) ? 0.5 : 0.48)
  const eyeAt = (x: number, outwards: number) => `
    <path d="M${x - 11} 214 Q${x} 204.5 ${x + 11} 214 Q${x} 220.5 ${x - 11} 214 Z" fill="${lighter(skin, 0.62)}"/>
    <circle cx="${x}" cy="212.6" r="6.1" fill="${eye}"/><circle cx="${x + 2}" cy="210.4" r="1.5" fill="#fff" opacity=".75"/>
    <path d="M${x - 13} 213.5 Q${x} 201.5 ${x + 13} 213" fill="none" stroke="${eye}" stroke-width="3" stroke-linecap="round"/>
    <path d="M${x - 15} ${193 + (outwards < 0 ? 3 : 0)} Q${x + outwards * 2} 184 ${x + 15} ${193 + (outwards > 0 ? 3 : 0)}" fill="none" stroke="${brow}" stroke-width="5.2" stroke-linecap="round" opacity=".88"/>`
  return `
    <ellipse cx="212" cy="246" rx="19" ry="13" fill="#c4523a" opacity="${isDark(skin) ? 0.07 : 0.1}"/>
    <ellipse cx="300" cy="246" rx="19" ry="13" fill="#c4523a" opacity="${isDark(skin) ? 0.07 : 0.1}"/>
    ${eyeAt(225, -1)}${eyeAt(287, 1)}
    <path d="M258 214 C260 230 266 240 265 246 C264 251 256 252 249 250" fill="none" stroke="${line}" stroke-width="3.2" stroke-linecap="round" opacity=".6"/>
    <path d="M233 ${277 - smile * 0.5} Q256 ${277 + smile * 1.5} 279 ${277 - smile * 0.5} Q256 ${283 + smile * 1.9} 233 ${277 - smile * 0.5} Z" fill="${lips}"/>
    <path d="M231 ${277 - smile * 0.55} Q256 ${278 + smile * 1.4} 281 ${277 - smile * 0.55}" fill="none" stroke="${darker(lips, 0.38)}" stroke-width="2.6" stroke-linecap="round"/>`
}

export function beard({ beard: kind, hairColour, skin }: Appearance): string {
  if (kind === 'none') return ''
  const colour = darker(mix(hairColour, skin, 0.08), 0.08)
  const moustache = `<path d="M226 268 C236 256 248 257 256 261 C264 257 276 256 286 268 C276 271 266 269 256 268 C246 269 236 271 226 268 Z" fill="${colour}"/>`
  if (kind === 'moustache') return moustache
  const lower = { stubble: 318, short: 322, full: 342 }[kind]
  const cheeks = `<path d="M183 214 C186 244 196 254 212 258 C226 256 238 255 256 259 C274 255 286 256 300 258 C316 254 326 244 329 214 C333 262 318 ${lower - 22} 292 ${lower - 8} C272 ${lower + 3} 240 ${lower + 3} 220 ${lower - 8} C194 ${lower - 22} 179 262 183 214 Z M256 271 C244 270 234 273 230 277 C238 290 274 290 282 277 C278 273 268 270 256 271 Z" fill-rule="evenodd" fill="${colour}"/>`
  return kind === 'stubble' ? `<g opacity=".3">${cheeks}</g>` : `<g opacity=".96">${cheeks}</g>`
}

export function glasses({ glasses: kind }: Appearance): string {
  if (kind === 'none') return ''
  const frame = '#2b2522'
  const lens = (x: number) =>
    kind === 'round'
      ? `<circle cx="${x}" cy="214" r="23" fill="#fff" fill-opacity=".12" stroke="${frame}" stroke-width="3.6"/>`
      : `<rect x="${x - 25}" y="196" width="50" height="36" rx="10" fill="#fff" fill-opacity=".12" stroke="${frame}" stroke-width="4.2"/>`
  return `${lens(225)}${lens(287)}<path d="M247 209 Q256 204 265 209 M200 209 L184 205 M312 209 L328 205" fill="none" stroke="${frame}" stroke-width="3.6" stroke-linecap="round"/>`
}
