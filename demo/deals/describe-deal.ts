import type { DeckCompany } from '../decks/company.ts'
import { type Figures, drawFigures } from '../decks/figures.ts'
import { goals } from '../decks/goals.ts'
import { amountInWords, shortAmount } from '../money.ts'
import { type Random, randomFrom } from '../random.ts'
import { capitalised, inWords, write } from '../text.ts'
import { pitches } from './pitches.ts'
import { beforeSales, closings, firstImpacts, impacts, rounds, withFirstSales, withSales } from './texts.ts'

interface Described {
  title: string
  description: string
  impact: string
}

/**
 * A deal's texts, with the same figures as the company's deck and profile.
 * @param number of the deal, so that neighbouring deals get different closings
 */
export function describeDeal(company: DeckCompany, number: number): Described {
  const random = randomFrom(`deal of ${company.name}, ${company.email}`)
  const figures = figuresOf(company)
  const { title, text } = pitches[company.business.customers] ?? { title: company.name, text: company.business.problem }
  const proven = [...company.proofs.map(capitalised), salesOf(random, company, figures)].join(' ')
  const closing = write(random, closings[(number * 7) % closings.length] ?? '', {
    city: company.city,
    runway: String(figures.runway),
  })
  return {
    title,
    description: [text, proven, roundOf(random, company, figures), closing].join('\n\n'),
    impact: impactOf(random, company, figures),
  }
}

/** The figures of the company’s deck: same seed, hence the same figures. */
export const figuresOf = (company: DeckCompany): Figures => drawFigures(randomFrom(`deck of ${company.name}, ${company.email}`), company)

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
  return write(random, random.pick(rounds), {
    amount: amountInWords(amount, currency),
    next: business.next,
    runway: String(runway),
    team: inWords(teamSize),
    first: inSentence(first?.name ?? ''),
    firstShare: String(first?.share ?? 0),
    second: inSentence(second?.name ?? ''),
    secondShare: String(second?.share ?? 0),
  })
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
