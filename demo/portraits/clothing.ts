import { darker, lighter } from '../colour.ts'
import type { Appearance } from './appearance.ts'

/** Shoulders with the neckline cut out at the given depth. */
const torso = (neckline: string) => `M44 520 C46 436 92 398 172 374 L214 358 ${neckline} L340 374 C420 398 466 436 468 520 Z`
const round = 'C222 394 290 394 298 358'

const garments: Record<Appearance['clothing'], (colour: string, accent: string) => string> = {
  crew: (colour) =>
    `<path d="${torso(round)}" fill="url(#cloth)"/><path d="M214 358 ${round}" fill="none" stroke="${darker(colour, 0.28)}" stroke-width="7" stroke-linecap="round"/>`,
  vee: (colour, accent) => `
    <path d="${torso(round)}" fill="${accent}"/><path d="${torso('L256 432 L298 358')}" fill="url(#cloth)"/>
    <path d="M212 359 L256 433 L300 359" fill="none" stroke="${darker(colour, 0.25)}" stroke-width="5" stroke-linejoin="round"/>`,
  shirt: (colour) => {
    const pale = lighter(colour, 0.5)
    return `
    <path d="${torso('L256 404 L298 358')}" fill="url(#cloth)"/>
    <path d="M212 350 L196 372 L232 414 L256 398 Z M300 350 L316 372 L280 414 L256 398 Z" fill="${pale}" opacity=".42"/>
    <path d="M212 350 L196 372 L232 414 L256 398 Z M300 350 L316 372 L280 414 L256 398 Z M256 402 V520" fill="none" stroke="${darker(colour, 0.3)}" stroke-width="2.5" opacity=".6" stroke-linejoin="round"/>
    <g fill="${pale}" opacity=".7"><circle cx="256" cy="436" r="3.4"/><circle cx="256" cy="478" r="3.4"/></g>`
  },
  blazer: (colour, accent) => `
    <path d="${torso(round)}" fill="${accent}"/>
    <path d="M212 350 L226 398 L256 376 Z M300 350 L286 398 L256 376 Z" fill="${lighter(accent, 0.35)}"/>
    <path d="M212 350 L226 398 L256 378 L286 398 L300 350" fill="none" stroke="${darker(accent, 0.2)}" stroke-width="2" opacity=".55"/>
    <path d="M44 520 C46 436 92 398 172 374 L206 360 L252 500 L256 520 Z M468 520 C466 436 420 398 340 374 L306 360 L260 500 L256 520 Z" fill="url(#cloth)"/>
    <path d="M206 360 L176 396 L196 416 L180 426 L252 510 Z M306 360 L336 396 L316 416 L332 426 L260 510 Z" fill="${darker(colour, 0.2)}" opacity=".75"/>`,
  turtleneck: (colour) => `
    <path d="${torso(round)}" fill="url(#cloth)"/><path d="M218 320 C234 336 278 336 294 320 L302 372 C280 396 232 396 210 372 Z" fill="${lighter(colour, 0.07)}"/>
    <path d="M210 372 C232 396 280 396 302 372" fill="none" stroke="${darker(colour, 0.35)}" stroke-width="3.5" opacity=".5"/>`,
  hoodie: (colour) => `
    <path d="${torso(round)}" fill="url(#cloth)"/>
    <path d="M210 348 C176 360 160 384 176 410 C206 400 240 416 256 444 C272 416 306 400 336 410 C352 384 336 360 302 348 C292 400 220 400 210 348 Z" fill="${darker(colour, 0.16)}"/>
    <path d="M240 430 V486 M272 430 V478" stroke="${lighter(colour, 0.55)}" stroke-width="4" stroke-linecap="round" opacity=".8"/>`,
}

export const clothes = ({ clothing, clothingColour, accentColour, hair }: Appearance): string =>
  garments[hair === 'scarf' && clothing !== 'blazer' ? 'crew' : clothing](
    clothingColour,
    hair === 'scarf' ? lighter(clothingColour, 0.2) : accentColour,
  )
