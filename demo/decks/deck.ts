import type { PDFImage } from 'pdf-lib'
import type { Random } from '../random.ts'
import type { DeckCompany } from './company.ts'
import type { Figures } from './figures.ts'
import type { IndustryTexts } from './industry-texts.ts'
import type { Look } from './look.ts'
import type { Box, Sheet } from './sheet.ts'

/** Everything that slides are drawn from. */
export interface Deck {
  company: DeckCompany
  figures: Figures
  texts: IndustryTexts
  look: Look
  random: Random
  /** Founder first. */
  team: TeamMember[]
  landscape: PDFImage | null
}

export interface TeamMember {
  name: string
  role: string
  background: string
  portrait: PDFImage | null
}

/** A slide, drawn inside the deck's frame. */
export interface Slide {
  kicker: string
  claim: string
  draw(sheet: Sheet, area: Box): void
}
