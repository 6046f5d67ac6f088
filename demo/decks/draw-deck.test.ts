import { PDFDocument } from 'pdf-lib'
import { expect, test } from 'vitest'
import { inspectPdf } from '#features/documents/server/index.ts'
import { industries } from '#features/profiles/vocabulary.ts'
import { temporaryFolder } from '#testing/pdf.ts'
import { businesses } from '../founders/businesses/by-industry.ts'
import { demoMembers } from '../members.ts'
import { randomFrom } from '../random.ts'
import { businessTexts } from './business-texts.ts'
import { type DeckCompany, deckCompany } from './company.ts'
import { drawDeck } from './draw-deck.ts'
import { drawFigures } from './figures.ts'

const now = new Date('2026-11-22')
const companies = demoMembers(300, 1, { now }).flatMap((member) => deckCompany(member, now) ?? [])
const [terrabruna] = companies as [DeckCompany]

test('every business has its own words, and most founders who raise money a deck', () => {
  for (const business of Object.values(businesses).flat()) expect(businessTexts).toHaveProperty([business.customers])
  expect(terrabruna.name).toBe('Terrabruna')
  expect(companies.length).toBeGreaterThan(100)
  const written = JSON.stringify(companies.map(({ business, proofs }) => [business.we, business.problem, business.next, proofs]))
  expect(written, 'all choices are made').not.toMatch(/[{}|]/)
})

test('figures say the same on every page', () => {
  for (const company of companies) {
    const { customers, price, yearly, quarters, funds, offers, plan, market } = drawFigures(randomFrom(company.name), company)
    const sum = (list: { amount: number; share: number }[]) => [
      list.reduce((all, { amount }) => all + amount, 0),
      list.reduce((all, { share }) => all + share, 0),
    ]
    expect(sum(funds), company.name).toEqual([company.amount, 100])
    expect(sum(offers), company.name).toEqual([price, 100])
    expect(yearly).toBe(customers * price)
    expect(Math.abs((quarters.at(-1)?.amount ?? yearly / 4) * 4 - yearly)).toBeLessThan(4)
    expect(plan.at(-1)?.customers).toBeLessThan(market.first.customers)
    expect(market.first.customers).toBeLessThan(market.all.customers)
  }
})

test('decks have 8 to 14 pages and less than 1 MB, and each industry has its own', async () => {
  const seen = new Set<string>()
  for (const industry of industries) {
    const company = companies.find((each) => each.industry === industry) ?? terrabruna
    const bytes = await drawDeck(company)
    const pages = (await PDFDocument.load(bytes)).getPageCount()
    expect(pages, company.name).toBeGreaterThanOrEqual(8)
    expect(pages, company.name).toBeLessThanOrEqual(14)
    expect(bytes.length, company.name).toBeLessThan(1_000_000)
    seen.add(Buffer.from(bytes).toString('base64'))
  }
  expect(seen.size).toBe(industries.length)
})

test('a deck is taken like any other PDF file, and is drawn the same each time', async () => {
  await using folder = await temporaryFolder()
  const bytes = await drawDeck(terrabruna)
  expect(Buffer.from(bytes).equals(await drawDeck(terrabruna))).toBe(true)
  const { pages } = await inspectPdf(await folder.put('deck.pdf', bytes))
  expect(pages).toBe((await PDFDocument.load(bytes)).getPageCount())
})
