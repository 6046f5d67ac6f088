import type { DeckCompany } from '../decks/company.ts'
import { type Figures, drawFigures } from '../decks/figures.ts'
import { goals } from '../decks/goals.ts'
import { amountInWords, shortAmount } from '../money.ts'
import { type Random, randomFrom } from '../random.ts'
import { capitalised, inWords, sentencesOf, write } from '../text.ts'
import { pitches } from './pitches.ts'
import { beforeSales, closings, closingsOfSome, firstImpacts, impacts, rounds, withFirstSales, withSales } from './texts.ts'

interface Described {
  title: string
  description: string
  impact: string
}

/**
 * A deal's texts, with the same figures as the company's deck and profile.
 * @param used the sentences of other deals, none of which is repeated; those of this deal are added
 */
export function describeDeal(company: DeckCompany, used: Set<string>): Described {
  const random = randomFrom(`deal of ${company.name}, ${company.email}`)
  const figures = figuresOf(company)
  const { title, text } = pitches[company.business.customers] ?? { title: company.name, text: company.business.problem }
  const own = { city: company.city, runway: String(figures.runway) }
  const proven = [...company.proofs.map(capitalised), unused(used, () => salesOf(random, company, figures))].join(' ')
  const round = unused(used, () => roundOf(random, company, figures))
  const suitable = closingsFor(company, figures)
  const closing = unused(used, () => write(random, random.pick(suitable), own))
  return {
    title,
    description: [text, proven, round, closing].filter(Boolean).join('\n\n'),
    impact: unused(used, () => impactOf(random, company, figures)),
  }
}

/** How often a text is drawn until all its sentences are new. */
const mostDraws = 400

/** A text without a sentence that was used before; '' if there is none. */
function unused(used: Set<string>, draw: () => string): string {
  for (let draws = 0; draws < mostDraws; draws += 1) {
    const text = draw()
    const sentences = sentencesOf(text)
    if (sentences.some((sentence) => used.has(sentence))) continue
    for (const sentence of sentences) used.add(sentence)
    return text
  }
  return ''
}

/** The figures of the company’s deck: same seed, hence the same figures. */
export const figuresOf = (company: DeckCompany): Figures => drawFigures(randomFrom(`deck of ${company.name}, ${company.email}`), company)

function closingsFor({ date, foundedYear, stage, teamSize }: DeckCompany, { customers }: Figures): string[] {
  const { ofMany, ofLaterRounds, ofYears, ofLargeTeams } = closingsOfSome
  const isLater = stage !== 'pre-seed'
  return [
    ...closings,
    ...(isLater && customers >= 12 ? ofMany : []),
    ...(isLater ? ofLaterRounds : []),
    ...(date.getUTCFullYear() - foundedYear >= 5 ? ofYears : []),
    ...(teamSize >= 30 ? ofLargeTeams : []),
  ]
}

function salesOf(random: Random, { currency }: DeckCompany, { customers, price, quarters }: Figures): string {
  const last = quarters.at(-1)
  if (!last) {
    const signed = { letters: inWords(customers), price: shortAmount(price, currency) }
    return capitalised(write(random, random.pick(beforeSales), signed))
  }
  const sum = (from: number, to?: number) => quarters.slice(from, to).reduce((total, { amount }) => total + amount, 0)
  const [year, before] = [sum(-4), sum(-8, -4)]
  const values = { quarter: shortAmount(last.amount, currency), year: shortAmount(year, currency) }
  if (quarters.length < 8 || before === 0) return write(random, random.pick(withFirstSales), values)
  return write(random, random.pick(withSales), { ...values, growth: String(Math.round((year / before - 1) * 100)) })
}

function roundOf(random: Random, { amount, currency, business, teamSize }: DeckCompany, { funds, runway }: Figures): string {
  const [first, second] = funds
  const text = write(random, random.pick(rounds), {
    amount: amountInWords(amount, currency),
    next: business.next,
    runway: String(runway),
    team: inWords(teamSize),
    first: inSentence(first?.name ?? ''),
    firstShare: String(first?.share ?? 0),
    second: inSentence(second?.name ?? ''),
    secondShare: String(second?.share ?? 0),
  })
  return sentencesOf(text).map(capitalised).join(' ')
}

function impactOf(random: Random, { stage, business }: DeckCompany, { impact, plan }: Figures): string {
  // The main goal of the business.
  const [first] = impact.toSorted((one, other) => business.goals.indexOf(one.goal) - business.goals.indexOf(other.goal))
  if (!first) return ''
  return capitalised(
    write(random, random.pick(stage === 'pre-seed' ? firstImpacts : impacts), {
      what: goals[first.goal].counted,
      now: first.now.toLocaleString('en'),
      planned: first.planned.toLocaleString('en'),
      year: String(plan.at(-1)?.year ?? ''),
    }),
  )
}

/** 'Series production' becomes 'series production', 'IT' stays. */
const inSentence = (name: string) => (/^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name)
