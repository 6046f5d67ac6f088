import type { PipelineStep } from '#features/deals/pipeline-steps.ts'
import type { DemoMember } from '../member.ts'
import { write } from '../text.ts'
import { randomFrom } from '../random.ts'
import type { DemoDeal } from './plan-deals.ts'
import { type Intent, isLookedFor, nothingIntended } from './plan-interest.ts'
import { passReasons, pipelineNotes } from './texts.ts'

export interface Placed {
  deal: DemoDeal
  step: PipelineStep
  intent: Intent
  note: string
  passReason: string
}

/** How many deals the investor whose account is printed has in each step, and what they did about them. */
const steps: readonly (readonly [PipelineStep, number, Partial<Intent>])[] = [
  ['talks', 3, { reads: true, downloads: true, isInterested: true, introduction: 'accepted' }],
  ['interested', 3, { reads: true, bookmarks: true, isInterested: true }],
  ['saved', 3, { reads: true, bookmarks: true }],
  ['passed', 2, { reads: true }],
]

/** The pipeline of the investor whose account is printed: deals that fit what they look for first, and one that they came into. */
export function planPipeline(investor: DemoMember, founder: DemoMember, deals: readonly DemoDeal[]): Placed[] {
  const random = randomFrom(`pipeline of ${investor.id}`)
  const others = deals.filter(({ endedAt, owner }) => !endedAt && owner !== founder && owner !== investor)
  const fitting = others.filter((deal) => isLookedFor(investor, deal))
  const left = [...fitting, ...others.filter((deal) => !fitting.includes(deal) && deal.fields.industry === 'CleanTech'), ...others]
  const placed: Placed[] = []
  const place = (step: PipelineStep, deal: DemoDeal, intent: Partial<Intent>, index: number) => {
    const notes = pipelineNotes[step]
    const values = { founder: deal.owner.profile.first_name, company: deal.company.name }
    const note = write(random, notes[index % notes.length] ?? '', values)
    placed.push({
      deal,
      step,
      intent: { ...nothingIntended, ...intent },
      note,
      passReason: step === 'passed' ? (passReasons[index] ?? '') : '',
    })
  }
  // The founder's own, whom the investor talks with already.
  const printed = deals.find(({ endedAt, owner }) => owner === founder && !endedAt)
  if (printed) place('talks', printed, steps[0]?.[2] ?? {}, 0)
  for (const [step, count, intent] of steps) {
    for (let index = step === 'talks' ? 1 : 0; index < count; index += 1) {
      const deal = left.find((each) => !placed.some((other) => other.deal === each))
      if (deal) place(step, deal, intent, index)
    }
  }
  const over = deals.filter(({ status, owner }) => status === 'completed' && owner !== founder)
  const joined = over.filter((deal) => isLookedFor(investor, deal))
  const [own] = [...joined, ...over]
  if (own) place('invested', own, { reads: true, isInterested: true, introduction: 'accepted', invests: true }, 0)
  return placed
}
