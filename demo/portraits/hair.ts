import { darker, lighter } from '../colour.ts'
import type { Appearance } from './appearance.ts'

/** Hair behind and in front of the head. */
interface Hair {
  back: string
  front: string
}

/** Hair that falls from the crown to the given height on both sides. */
const curtain = (bottom: number, width: number) =>
  `M256 84 C198 82 160 122 160 190 C160 240 ${180 - width} ${bottom - 70} ${172 - width} ${bottom} C200 ${bottom + 16} 236 ${bottom + 8} 256 ${bottom - 6} C276 ${bottom + 8} 312 ${bottom + 16} ${340 + width} ${bottom} C${332 + width} ${bottom - 70} 352 240 352 190 C352 122 314 82 256 84 Z`
/** The hairline with a parting on the left. */
const parting =
  'M174 214 C172 150 196 92 258 90 C320 90 342 144 338 214 C332 186 326 166 312 154 C280 150 246 142 228 122 C216 148 190 162 182 184 C178 194 176 204 174 214 Z'
/** A hairline in the middle. */
const centre = 'M174 216 C170 148 202 92 256 92 C310 92 342 148 338 216 C334 176 306 150 256 124 C206 150 178 176 174 216 Z'
/** Hair combed back from a high forehead. */
const pulledBack =
  'M176 208 C166 138 200 90 256 90 C312 90 346 138 336 208 C332 176 318 146 290 134 C268 128 244 128 222 134 C194 146 180 176 176 208 Z'
/** Short hair that follows the skull. */
const cap = (top: number, side: number) =>
  `M176 ${side} C168 140 198 ${top} 256 ${top} C314 ${top} 344 140 336 ${side} C334 ${side - 20} 330 178 322 164 C298 152 214 152 190 164 C182 178 178 ${side - 20} 176 ${side} Z`

const circles = (points: readonly (readonly [x: number, y: number, radius: number])[]) =>
  points.map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`).join('')
const ring = (from: number, to: number, count: number, distance: number, radius: number, centreY: number) =>
  circles(
    Array.from({ length: count }, (_, at) => {
      const angle = ((from + ((to - from) * at) / (count - 1)) * Math.PI) / 180
      return [256 + Math.cos(angle) * distance, centreY + Math.sin(angle) * distance * 0.98, radius + (at % 2) * 3] as const
    }),
  )

const styles: Record<Exclude<Appearance['hair'], 'scarf'>, (front: string, back: string) => Hair> = {
  long: (front, back) => ({ back: `<path d="${curtain(400, 10)}" fill="${back}"/>`, front: `<path d="${parting}" fill="${front}"/>` }),
  bob: (front, back) => ({ back: `<path d="${curtain(310, 4)}" fill="${back}"/>`, front: `<path d="${parting}" fill="${front}"/>` }),
  fringe: (front, back) => ({
    back: `<path d="${curtain(366, 6)}" fill="${back}"/>`,
    front: `<path d="M172 226 C166 146 200 90 256 90 C312 90 346 146 340 226 C336 204 332 190 326 178 C302 188 210 188 186 178 C180 190 176 204 172 226 Z" fill="${front}"/>`,
  }),
  waves: (front, back) => ({
    back: `<g fill="${back}"><path d="${curtain(372, 16)}"/>${circles([
      [168, 250, 24],
      [160, 300, 27],
      [170, 350, 27],
      [344, 250, 24],
      [352, 300, 27],
      [342, 350, 27],
      [188, 378, 24],
      [324, 378, 24],
    ])}</g>`,
    front: `<path d="${centre}" fill="${front}"/>`,
  }),
  bun: (front, back) => ({
    back: `<circle cx="256" cy="80" r="33" fill="${back}"/><path d="M170 210 C166 136 200 92 256 92 C312 92 346 136 342 210 Z" fill="${back}"/>`,
    front: `<path d="${centre}" fill="${front}"/>`,
  }),
  tied: (front, back) => ({
    back: `<path d="M322 150 C378 172 380 276 352 350 C342 366 326 352 330 330 C340 272 336 222 318 190 Z" fill="${back}"/><path d="M170 210 C166 136 200 92 256 92 C312 92 346 136 342 210 Z" fill="${back}"/>`,
    front: `<path d="${pulledBack}" fill="${front}"/>`,
  }),
  curls: (front, back) => ({
    back: `<g fill="${back}"><circle cx="256" cy="184" r="106"/>${ring(160, 380, 15, 104, 24, 190)}</g>`,
    front: `<g fill="${front}">${ring(196, 344, 9, 78, 21, 186)}</g>`,
  }),
  short: (front, back) => ({
    back: `<path d="M168 226 C160 136 200 86 256 86 C312 86 352 136 344 226 C340 250 330 262 326 250 L186 250 C182 262 172 250 168 226 Z" fill="${back}"/>`,
    front: `<path d="M172 218 C164 140 196 86 262 86 C318 86 348 136 338 214 C334 190 328 176 320 166 C282 172 238 166 212 146 C204 168 178 186 172 218 Z" fill="${front}"/>`,
  }),
  crop: (front, back) => ({
    back: '',
    front: `<path d="${cap(92, 206)}" fill="${front}"/><path d="M178 198 C178 186 180 176 184 168" stroke="${back}" stroke-width="3" fill="none"/>`,
  }),
  parted: (front) => ({
    back: '',
    front: `<path d="M176 208 C166 134 196 82 264 84 C322 86 346 134 336 208 C334 188 330 176 322 166 C296 160 252 160 216 140 C206 154 192 160 188 172 C180 184 178 194 176 208 Z" fill="${front}"/>`,
  }),
  buzz: (front) => ({ back: '', front: `<path d="${cap(101, 198)}" fill="${front}" opacity=".82"/>` }),
  topCurls: (front) => ({
    back: '',
    front: `<path d="${cap(102, 204)}" fill="${front}"/><g fill="${front}">${ring(200, 340, 8, 76, 20, 184)}${circles([
      [226, 116, 20],
      [256, 108, 22],
      [286, 116, 20],
    ])}</g>`,
  }),
  receding: (front, back) => ({
    back: `<path d="M172 226 C165 180 172 146 196 132 L316 132 C340 146 347 180 340 226 L326 236 L186 236 Z" fill="${back}"/>`,
    front: `<path d="M175 222 C167 180 174 144 199 126 C192 148 192 164 191 178 C185 192 180 206 175 222 Z M337 222 C345 180 338 144 313 126 C320 148 320 164 321 178 C327 192 332 206 337 222 Z" fill="${front}"/>`,
  }),
  bald: () => ({ back: '', front: '' }),
  swept: (front, back) => ({
    back: `<path d="M174 214 C160 136 200 82 256 82 C312 82 352 136 338 214 L326 232 L186 232 Z" fill="${back}"/>`,
    front: `<path d="M177 204 C166 130 204 80 262 80 C318 80 346 128 335 204 C330 172 318 148 298 138 C262 128 222 138 202 154 C187 168 180 184 177 204 Z" fill="${front}"/>`,
  }),
}

export function hairOf(appearance: Appearance): Hair {
  if (appearance.hair === 'scarf') return scarf(appearance)
  return styles[appearance.hair]('url(#hair)', darker(appearance.hairColour, 0.22))
}

function scarf({ accentColour }: Appearance): Hair {
  const fold = darker(accentColour, 0.16)
  return {
    back: `<path d="M256 78 C186 78 152 130 154 206 C156 270 160 330 150 400 C200 430 312 430 362 400 C352 330 356 270 358 206 C360 130 326 78 256 78 Z" fill="${darker(accentColour, 0.1)}"/>`,
    front: `
      <path d="M256 80 C186 80 152 132 154 208 C156 276 176 330 214 352 L160 404 C200 436 312 436 352 404 L298 352 C336 330 356 276 358 208 C360 132 326 80 256 80 Z M256 134 C302 134 322 166 322 204 C322 258 296 312 256 312 C216 312 190 258 190 204 C190 166 210 134 256 134 Z" fill-rule="evenodd" fill="url(#scarf)"/>
      <path d="M190 196 C194 258 216 308 256 318 C296 308 318 258 322 196" fill="none" stroke="${fold}" stroke-width="3" opacity=".55"/>
      <path d="M214 352 C240 366 276 366 298 352 M176 392 C214 372 262 388 330 378 M170 168 C182 128 212 104 250 98" fill="none" stroke="${fold}" stroke-width="4" opacity=".4" stroke-linecap="round"/>
      <path d="M196 140 C214 110 262 98 300 116" fill="none" stroke="${lighter(accentColour, 0.25)}" stroke-width="4" opacity=".5" stroke-linecap="round"/>`,
  }
}
