import type { StandardColumn } from '#features/team-pipeline/standard-columns.ts'
import type { DemoDeal } from '../deals/plan-deals.ts'
import { closeness, planPipeline } from '../deals/plan-pipeline.ts'
import type { DemoMember } from '../member.ts'
import type { DemoOrganisation } from '../organisations/plan-organisations.ts'
import { type Random, randomFrom } from '../random.ts'
import { inEuros } from '../money.ts'
import { dossiers } from './dossiers/by-customers.ts'
import { workingTime } from './working-time.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

/** A deal in a team's pipeline, and when it was added: while it was open. */
export interface ChosenDeal {
  deal: DemoDeal
  column: StandardColumn
  addedAt: Date
}

/** How many days ago deals were added that are now in a column. */
const daysIn: Readonly<Record<StandardColumn, readonly [least: number, most: number]>> = {
  screening: [0.5, 9],
  call: [4, 19],
  diligence: [9, 38],
  committee: [16, 52],
  passed: [8, 75],
  invested: [0, 0],
}
/** Columns by how long a deal takes to get there. */
const forward: readonly StandardColumn[] = ['committee', 'diligence', 'call', 'screening']

/** Where most of a smaller pipeline's deals are, the furthest first. */
const usual: readonly StandardColumn[] = ['committee', 'diligence', 'call', 'screening', 'passed', 'call', 'screening']

interface Choice {
  fund: DemoOrganisation
  deals: readonly DemoDeal[]
  /** Companies that the fund holds already. */
  held: ReadonlySet<string>
  now: Date
}

/** The deals in the pipeline of a fund: those that fit its owner best. */
export function chooseDeals({ fund, deals, held, now }: Choice): ChosenDeal[] {
  const random = randomFrom(`team pipeline of ${fund.id}`)
  const [owner] = fund.people
  const since = Math.max(...fund.people.map(({ joinedAt }) => joinedAt.getTime())) + 2 * hour
  const fitting = eligible(fund, deals, held)
    .filter((deal) => isLargeEnough(fund, deal))
    .map((deal) => [deal, (owner ? closeness(owner.member, deal) : 0) + 2 * Number(isOfStage(fund, deal)) + random.next()] as const)
    .toSorted(([, one], [, other]) => other - one)
    .map(([deal]) => deal)
  const open = fitting.filter(({ endedAt, postedAt }) => !endedAt && now.getTime() - postedAt.getTime() > 3 * day)
  const wanted = open.slice(0, random.int(4, 7)).toSorted((one, other) => one.postedAt.getTime() - other.postedAt.getTime())
  // Columns in the order of `forward`, so that the oldest deals are the furthest.
  const columns = usual.slice(0, wanted.length).toSorted((one, other) => rank(one) - rank(other))
  const chosen = wanted.flatMap((deal, index) => running(random, deal, columns[index] ?? 'screening', since, now) ?? [])
  const ended = fitting.find(({ status, endedAt }) => status === 'completed' && endedAt && endedAt.getTime() - since > 12 * day)
  return [...chosen, ...(ended && random.chance(0.6) ? (finished(random, ended, 'invested', since) ?? []) : [])]
}

const rank = (column: StandardColumn) => (column === 'passed' ? 1.5 : forward.indexOf(column))

/** The pipeline of the printed investor's fund agrees with their own one; colleagues have added some deals to it. */
export function chooseForPrinted(choice: Choice, investor: DemoMember, founder: DemoMember): ChosenDeal[] {
  const { fund, deals, held, now } = choice
  const random = randomFrom(`team pipeline of ${fund.id}`)
  const since = Math.max(...fund.people.map(({ joinedAt }) => joinedAt.getTime())) + 2 * hour
  const able = eligible(fund, deals, held)
  const own = planPipeline(investor, founder, deals, now).filter(({ deal }) => able.includes(deal))
  const columnsOf = {
    talks: ['diligence', 'committee', 'diligence'],
    interested: ['call', 'diligence', 'call'],
    saved: ['screening', 'screening', 'screening'],
    passed: ['passed', 'passed'],
    invested: ['invested'],
  } as const satisfies Record<string, readonly StandardColumn[]>
  const placed = own.flatMap(({ deal, step }): ChosenDeal[] => {
    const index = own.filter((each) => each.step === step).findIndex((each) => each.deal === deal)
    const column = columnsOf[step][index] ?? 'screening'
    return (column === 'invested' ? finished(random, deal, column, since) : running(random, deal, column, since, now)) ?? []
  })
  const others = able
    .filter((deal) => isLargeEnough(fund, deal) && isOfStage(fund, deal) && !own.some((each) => each.deal === deal))
    .toSorted((one, other) => closeness(investor, other) - closeness(investor, one))
  const [next] = others.filter(({ endedAt, postedAt }) => !endedAt && now.getTime() - postedAt.getTime() > 20 * day)
  const missed = others.find(
    ({ endedAt }) => endedAt && endedAt.getTime() - since > 20 * day && now.getTime() - endedAt.getTime() > 2 * day,
  )
  return [
    ...placed,
    ...((next && running(random, next, 'committee', since, now)) ?? []),
    ...((missed && finished(random, missed, 'passed', since)) ?? []),
  ]
}

const eligible = ({ people }: DemoOrganisation, deals: readonly DemoDeal[], held: ReadonlySet<string>) =>
  deals.filter(
    ({ owner, company }) =>
      dossiers[company.business.customers] && !held.has(company.name) && !people.some(({ member }) => member.id === owner.id),
  )

const isOfStage = ({ fields: { stages } }: DemoOrganisation, { fields }: DemoDeal) => stages.includes(fields.funding_stage)

/** Whether the largest ticket of a deal is worth the work for a fund. */
const isLargeEnough = ({ fields: { min_ticket, currency } }: DemoOrganisation, { fields }: DemoDeal) =>
  inEuros(fields.max_investment, fields.currency) > 0.2 * inEuros(min_ticket ?? 0, currency)

/** A deal that is still open, in the column or as far as it can have got since it was posted. */
function running(random: Random, deal: DemoDeal, column: StandardColumn, since: number, now: Date): ChosenDeal[] | undefined {
  const from = Math.max(since, deal.postedAt.getTime() + 8 * hour)
  const oldest = (now.getTime() - from) / day
  const possible = [column, ...forward.slice(forward.indexOf(column) + 1)].find((each) => daysIn[each][0] < oldest)
  if (!possible) return undefined
  const [least, most] = daysIn[possible]
  const days = least + random.next() * (Math.min(most, oldest) - least)
  return [{ deal, column: possible, addedAt: new Date(workingTime(random, now.getTime() - days * day, from, now.getTime() - 6 * hour)) }]
}

/** A deal whose round is over, added in its first weeks. */
function finished(random: Random, deal: DemoDeal, column: StandardColumn, since: number): ChosenDeal[] | undefined {
  const from = Math.max(since, deal.postedAt.getTime() + 8 * hour)
  const until = deal.endedAt?.getTime() ?? from
  if (until - from < 6 * day) return undefined
  const earliest = Math.max(from, until - 70 * day)
  const time = earliest + (until - earliest) * (0.05 + 0.25 * random.next())
  return [{ deal, column, addedAt: new Date(workingTime(random, time, from, until)) }]
}
