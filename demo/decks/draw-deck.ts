import { PDFDocument } from 'pdf-lib'
import { drawCover as drawLandscape } from '../covers.ts'
import { drawCoverChoice } from '../covers/scene.ts'
import { drawPortrait } from '../portraits.ts'
import { type Random, randomFrom } from '../random.ts'
import type { DeckCompany } from './company.ts'
import type { Deck, Slide, TeamMember } from './deck.ts'
import { drawFigures } from './figures.ts'
import { embedFonts } from './fonts.ts'
import { drawFrame } from './frame.ts'
import { industryTexts } from './industry-texts.ts'
import { lookOf } from './look.ts'
import { pageHeight, pageWidth, sheetOf } from './sheet.ts'
import { businessModel, competition, market, plan, traction } from './slides/business.ts'
import { drawContact, drawCover } from './slides/ends.ts'
import { impact, roadmap, round, team as people } from './slides/people.ts'
import { problem, product, solution, whyNow } from './slides/story.ts'
import { drawTeam } from './team.ts'

/** Draws a company's pitch deck as a PDF file of 9 to 14 pages, always the same for the same company. */
export async function drawDeck(company: DeckCompany): Promise<Uint8Array> {
  const { document, deck, newSheet } = await beginDeck(company)
  const { slides, withContact } = slidesOf(deck, deck.random)
  drawCover(newSheet(), deck)
  for (const [index, slide] of slides.entries()) {
    const sheet = newSheet()
    slide.draw(sheet, drawFrame(sheet, deck, slide, index + 2))
  }
  if (withContact) drawContact(newSheet(), deck)
  return document.save()
}

/** Draws a separate document with the deck's financials: plan, pricing and round, a page each. */
export async function drawFinancials(company: DeckCompany): Promise<Uint8Array> {
  const { document, deck, newSheet } = await beginDeck(company)
  document.setTitle(`${company.name}: figures`)
  for (const [index, slide] of [plan(deck), businessModel(deck), round(deck, true)].entries()) {
    const sheet = newSheet()
    slide.draw(sheet, drawFrame(sheet, deck, slide, index + 1))
  }
  return document.save()
}

async function beginDeck(company: DeckCompany) {
  const random = randomFrom(`deck of ${company.name}, ${company.email}`)
  const document = await PDFDocument.create({ updateMetadata: false })
  document.setTitle(company.name)
  document.setCreationDate(company.date)
  const look = lookOf(company.name)
  const fonts = await embedFonts(document, look)
  const figures = drawFigures(random, company)
  const team: TeamMember[] = []
  // Sequential, so that the order in the file is deterministic.
  for (const { portrait, ...about } of drawTeam(random, company)) {
    const drawn = portrait && (await drawPortrait(portrait).resize(300).jpeg({ quality: 82 }).toBuffer())
    team.push({ ...about, portrait: drawn && (await document.embedJpg(drawn)) })
  }
  const deck: Deck = {
    company,
    figures,
    texts: industryTexts[company.industry],
    look,
    random,
    team,
    landscape:
      look.cover === 'landscape' || look.cover === 'halves'
        ? await document.embedJpg(await drawLandscape(drawCoverChoice(random)).extract(partOf(look.cover)).jpeg({ quality: 78 }).toBuffer())
        : null,
  }
  return { document, deck, newSheet: () => sheetOf(document.addPage([pageWidth, pageHeight]), fonts) }
}

/** The crop of a 2400 by 600 cover with the proportions of its place. */
const partOf = (cover: string) =>
  cover === 'landscape' ? { left: 327, top: 0, width: 1_745, height: 600 } : { left: 900, top: 0, width: 533, height: 600 }

/** Which slides there are, and in which order: it depends on the stage of the company. */
function slidesOf(deck: Deck, random: Random): { slides: Slide[]; withContact: boolean } {
  const isYoung = deck.company.stage === 'pre-seed' || deck.company.stage === 'seed'
  const isShort = random.chance(isYoung ? 0.3 : 0.1)
  const has = (probability: number) => !isShort && random.chance(probability)
  const story = random.weighted([
    [[problem, solution], 5],
    [[solution, problem], 1],
  ] as const)
  const middle = [
    ...(isShort ? [] : [product]),
    ...random.pick([
      [market, traction, businessModel],
      [traction, market, businessModel],
      [market, businessModel, traction],
    ]),
  ]
  const parts = [
    ...story,
    ...(has(0.35) ? [whyNow] : []),
    ...middle,
    ...(has(0.5) ? [competition] : []),
    ...(has(isYoung ? 0.15 : 0.4) ? [plan] : []),
  ]
  const peopleFirst = random.chance(isYoung ? 0.3 : 0.1)
  const slides = [
    ...(peopleFirst
      ? [...parts.slice(0, 2), people, ...parts.slice(2), impact]
      : [
          ...parts,
          ...random.pick([
            [impact, people],
            [people, impact],
          ]),
        ]),
    ...(has(0.35) ? [roadmap] : []),
  ]
  // At most eleven slides between the cover, the round and the contact page.
  const drawn = slides.map((slide) => slide(deck)).slice(0, 11)
  return { slides: [...drawn, round(deck, isShort)], withContact: !isShort }
}
