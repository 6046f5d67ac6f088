import type { Insertable } from 'kysely'
import type { Tables } from '#platform/server/database/tables.ts'
import type { Framework } from '#features/sustainability/catalogue/question.ts'
import type { DemoMember } from '../member.ts'
import type { DemoOrganisation } from '../organisations/plan-organisations.ts'
import { randomFrom, uuidFrom } from '../random.ts'
import type { Answering } from './choose-organisations.ts'
import { declineReasons, requestNotes } from './texts.ts'

const hour = 3_600_000
const day = 24 * hour

type RequestInsert = Insertable<Tables['sustainability_requests']> & { state: 'open' | 'granted' | 'declined' }

interface Planned {
  to: Answering
  by: DemoMember
  from: DemoOrganisation | null
  state: RequestInsert['state']
  framework: Framework
  askedAgo: number
  dueIn: number | null
}

const sets: readonly Framework[] = [
  'invest-europe-minimum',
  'invest-europe-recommended',
  'vsme-basic',
  'principal-adverse-impacts',
  'eu-taxonomy',
]

/**
 * Requests of the printed accounts, and of other funds: two wait for the printed founder, one of them of the printed investor, who has been
 * granted the answers of a company in their portfolio. The printed adviser reads two companies whose answers they confirm.
 */
export function planRequests(
  answering: readonly Answering[],
  organisations: readonly DemoOrganisation[],
  { year, now, portfolio, adviser }: { year: number; now: Date; portfolio: readonly string[]; adviser: DemoMember | undefined },
): RequestInsert[] {
  const random = randomFrom('requests for answers')
  const funds = organisations.filter(({ fields }) => fields.kind === 'fund')
  const printedFund = funds.find(({ people }) => people.some(({ member }) => member.email === 'investor@demo.example'))
  const investor = printedFund?.people[0]?.member
  const [founder, ...companies] = answering.filter(({ organisation }) => organisation.fields.kind === 'startup')
  if (!founder || !printedFund || !investor) return []
  const held = companies.find(({ organisation }) => portfolio.includes(organisation.id)) ?? companies[0]
  const others = random.sample(
    funds.filter((fund) => fund !== printedFund && now.getTime() - fund.foundedAt.getTime() > 10 * day),
    11,
  )
  const asking = (
    to: Answering | undefined,
    index: number,
    state: Planned['state'],
    framework: Framework,
    ago: number,
    dueIn: number | null,
  ): Planned[] => {
    const fund = others[index]
    const by = fund?.people[0]?.member
    return to && fund && by ? [{ to, by, from: fund, state, framework, askedAgo: ago, dueIn }] : []
  }
  const drawn = random.sample(
    companies.filter((each) => each !== held),
    10,
  )
  const planned: Planned[] = [
    { to: founder, by: investor, from: printedFund, state: 'open', framework: 'invest-europe-recommended', askedAgo: 0.4, dueIn: 21 },
    ...asking(founder, 0, 'open', 'vsme-basic', 1.3, 12),
    ...(held
      ? [
          {
            to: held,
            by: investor,
            from: printedFund,
            state: 'granted' as const,
            framework: 'invest-europe-recommended' as const,
            askedAgo: 18,
            dueIn: null,
          },
        ]
      : []),
    ...(adviser
      ? [founder, companies[5]].flatMap((to): Planned[] =>
          to ? [{ to, by: adviser, from: null, state: 'granted', framework: 'vsme-basic', askedAgo: 60, dueIn: null }] : [],
        )
      : []),
    ...drawn.flatMap((to, index) => {
      const state = (['granted', 'open', 'declined'] as const)[index % 3] ?? 'open'
      return asking(to, index + 1, state, random.pick(sets), random.int(3, 34), state === 'open' ? random.pick([9, 16, 30]) : null)
    }),
  ]
  return planned.map((each) => rowOf(each, year, now))
}

function rowOf({ to, by, from, state, framework, askedAgo, dueIn }: Planned, year: number, now: Date): RequestInsert {
  const id = uuidFrom(`request of ${by.id} to ${to.organisation.id} for ${framework}`)
  const random = randomFrom(id)
  const since = Math.max(to.organisation.foundedAt.getTime(), from?.foundedAt.getTime() ?? 0, by.joined_at.getTime()) + hour
  const asked = Math.max(since, now.getTime() - askedAgo * day)
  const answered = new Date(Math.min(asked + random.int(20, 120) * hour, now.getTime() - hour))
  return {
    id,
    organisation_id: to.organisation.id,
    asked_by: by.id,
    for_organisation: from?.id ?? null,
    framework,
    year,
    due_on: dueIn === null ? null : new Date(now.getTime() + dueIn * day).toISOString().slice(0, 10),
    note: from ? random.pick(requestNotes) : 'As agreed: I will look through the figures before your investors do, and confirm what I can.',
    state,
    reason: state === 'declined' ? random.pick(declineReasons) : '',
    asked_at: new Date(asked),
    answered_at: state === 'open' ? null : answered,
    reminded_at: null,
  }
}
