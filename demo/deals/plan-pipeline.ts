import type { PipelineStep } from '#features/deals/pipeline-steps.ts'
import { covers } from '#features/places/regions.ts'
import type { Currency } from '#features/profiles/vocabulary.ts'
import type { DemoMember } from '../member.ts'
import { inEuros } from '../money.ts'
import { randomFrom } from '../random.ts'
import { write } from '../text.ts'
import { matchesPreferences } from './matches-preferences.ts'
import type { DemoDeal } from './plan-deals.ts'
import { type Intent, nothingIntended } from './plan-interest.ts'
import { passReasons, pipelineNotes } from './texts.ts'

const day = 24 * 60 * 60 * 1000

export interface Placed {
  deal: DemoDeal
  step: PipelineStep
  intent: Intent
  note: string
  passReason: string
}

/** How many deals the printed investor account has in each step, and what it did with them. */
const steps: readonly (readonly [PipelineStep, number, Partial<Intent>])[] = [
  ['talks', 3, { reads: true, downloads: true, isInterested: true, introduction: 'accepted' }],
  ['interested', 3, { reads: true, bookmarks: true, isInterested: true }],
  ['saved', 3, { reads: true, bookmarks: true }],
  ['passed', 2, { reads: true }],
]

/** The pipeline of the printed investor account: first the deals that match its preferences, and one investment. */
export function planPipeline(investor: DemoMember, founder: DemoMember, deals: readonly DemoDeal[], now: Date): Placed[] {
  const byFit = (one: DemoDeal, other: DemoDeal) => closeness(investor, other) - closeness(investor, one)
  const others = deals.filter(({ owner }) => owner !== founder && owner !== investor).toSorted(byFit)
  // Skip new deals: the investor has not seen them yet.
  const left = others.filter(({ endedAt, postedAt }) => !endedAt && now.getTime() - postedAt.getTime() > 3 * day)
  const placed: Placed[] = []
  const place = (step: PipelineStep, deal: DemoDeal, intent: Partial<Intent>, index: number) => {
    const notes = pipelineNotes[step]
    const values = { founder: deal.owner.profile.first_name, company: deal.company.name }
    const note = write(randomFrom('notes'), notes[index % notes.length] ?? '', values)
    placed.push({
      deal,
      step,
      intent: { ...nothingIntended, ...intent },
      note,
      passReason: step === 'passed' ? (passReasons[index] ?? '') : '',
    })
  }
  // The deal of the printed founder, who is already in talks with the investor.
  const printed = deals.find(({ endedAt, owner }) => owner === founder && !endedAt)
  if (printed) place('talks', printed, steps[0]?.[2] ?? {}, 0)
  for (const [step, count, intent] of steps) {
    for (let index = step === 'talks' ? 1 : 0; index < count; index += 1) {
      const deal = left.find((each) => !placed.some((other) => other.deal === each))
      if (deal) place(step, deal, intent, index)
    }
  }
  const joined = others.find(
    ({ status, postedAt, fields }) =>
      status === 'completed' && postedAt > investor.joined_at && isLarge(fields.funding_amount, fields.currency),
  )
  if (joined) place('invested', joined, { reads: true, isInterested: true, introduction: 'accepted', invests: true }, 0)
  return placed
}

/** Large enough for the €500k of the invested note to be one ticket among several. */
const isLarge = (amount: number, currency: Currency) => inEuros(amount, currency) >= 2_000_000

/** How closely a deal matches an investor's preferences. */
export function closeness(investor: DemoMember, deal: DemoDeal): number {
  const wanted = investor.profile.investor_preferences
  const { industry, funding_stage, country } = deal.fields
  return (
    4 * Number(matchesPreferences(investor, deal)) +
    2 * Number(wanted?.industries.includes(industry)) +
    Number(wanted?.stages.includes(funding_stage)) +
    2 * Number(country !== null && wanted !== null && wanted !== undefined && covers(wanted.geography, country)) +
    Number(industry === investor.profile.industry)
  )
}
