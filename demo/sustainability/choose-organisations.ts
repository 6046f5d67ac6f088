import type { DemoOrganisation } from '../organisations/plan-organisations.ts'
import { randomFrom } from '../random.ts'

/** How many startups and funds answer. */
const size = { startups: 54, funds: 6 }
/** How many show the main sections to all members, and how many of these to visitors, too. */
const open = 21
const openToVisitors = 7
const evidenced = 12
const measuring = 0.55

/** An organisation that answers, and how far it has got. */
export interface Answering {
  organisation: DemoOrganisation
  /** Only the short set, or energy and emissions, too. */
  hasFigures: boolean
  /** Rows, waste, water and employees as the VSME standard asks. */
  isThorough: boolean
  measures: boolean
  readers: 'public' | 'members' | 'connections' | 'granted'
  hasEvidence: boolean
  /** What it has stated as a total that is not the sum of its parts. */
  mistake: 'energy' | 'people' | 'emissions' | 'waste' | null
  hasDrafts: boolean
  hasHistory: boolean
}

const mistakes = ['energy', 'people', 'emissions', 'waste'] as const

/**
 * The organisations that answer for two years: those of the printed accounts, companies in the portfolio of the printed investor's fund, and
 * others that are old enough, with both small and large ones.
 * @param portfolio ids of the companies of that portfolio
 */
export function chooseOrganisations(
  organisations: readonly DemoOrganisation[],
  portfolio: readonly string[],
  firstYear: number,
  now: Date,
): Answering[] {
  const random = randomFrom('organisations that answer')
  const isOldEnough = ({ fields, foundedAt }: DemoOrganisation) =>
    fields.countries.length > 0 &&
    (fields.founded_year ?? firstYear) < firstYear &&
    (fields.team_size ?? 0) > 2 &&
    now.getTime() - foundedAt.getTime() > 21 * 86_400_000
  const fitting = (kind: 'startup' | 'fund') => organisations.filter((each) => each.fields.kind === kind && isOldEnough(each))
  const [founder] = organisations
  const printedFund = organisations.find(({ people }) => people.some(({ member }) => member.email === 'investor@demo.example'))
  const first = [founder, ...organisations.filter(({ id }) => portfolio.includes(id)).filter(isOldEnough)].filter(
    (each) => each !== undefined,
  )
  const startups = random.sample(
    fitting('startup').filter((each) => !first.includes(each)),
    size.startups - first.length,
  )
  const funds = random.sample(
    fitting('fund').filter((each) => each !== printedFund),
    size.funds - 1,
  )
  const chosen = [...first, ...startups, ...(printedFund ? [printedFund] : []), ...funds]
  return chosen.map((organisation, index): Answering => {
    const own = randomFrom(`answers of ${organisation.id}`)
    const isFirst = organisation === founder
    const isFund = organisation.fields.kind === 'fund'
    const isOpen = index < open && !isFund
    const hasFigures = isOpen || own.chance(0.5)
    const mistake = hasFigures && index > 2 && index % 4 === 3 ? (mistakes[(index - 3) / 4] ?? null) : null
    return {
      organisation,
      hasFigures,
      isThorough: isFirst || mistake === 'waste' || (hasFigures && !isFund && own.chance(0.4)),
      measures: isFirst || own.chance(measuring),
      readers: isOpen
        ? !isFirst && index % 3 === 1 && index < openToVisitors * 3
          ? 'public'
          : 'members'
        : own.chance(0.15)
          ? 'connections'
          : 'granted',
      hasEvidence: isFirst || (index % 2 === 0 && index < evidenced * 2),
      mistake,
      hasDrafts: isFirst || index % 9 === 4,
      hasHistory: index < 10,
    }
  })
}
