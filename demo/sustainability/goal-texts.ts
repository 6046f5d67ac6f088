import { type DeckCompany, deckCompany } from '../decks/company.ts'
import { figuresOf } from '../deals/describe-deal.ts'
import type { DemoOrganisation } from '../organisations/plan-organisations.ts'
import { randomFrom } from '../random.ts'
import { capitalised, write } from '../text.ts'
import { workOf } from './work.ts'

/** How the figures for each goal were measured. */
const methods: Readonly<Record<number, readonly string[]>> = {
  1: [
    'Customers report incomes once a year, and we ask every tenth household ourselves.',
    'We compare what households paid before and after, from their bills.',
  ],
  2: [
    'Farmers draw the outline of each field, and we check a tenth of them from satellite images.',
    'Only fields for which we have soil samples or delivery notes are counted.',
  ],
  3: [
    'Clinics report the number of patients each quarter. Nobody is counted twice.',
    'We count people who used it at least once a month for half a year.',
  ],
  4: ['Only those who finished the course and passed its test are counted.', 'Employers confirm in writing who has been trained.'],
  5: ['We count by what participants say of themselves; a tenth did not say.'],
  6: [
    'Utilities read their meters before and after; we count the difference.',
    'Flow meters measure every site, and the operator confirms the sum.',
  ],
  7: [
    'It is the difference between two winters on the same meters, corrected for temperature.',
    'Customers’ meters are read every quarter hour. New buildings are left out of the comparison.',
  ],
  8: [
    'We ask for the employment contract and compare the pay with the last job.',
    'The works councils of our customers confirm the figures.',
  ],
  9: ['An installation counts once it has run for 500 hours.', 'We count what is in operation on 31 December, not what was sold.'],
  10: [
    'Counted once for each person, when they use the service for the first time.',
    'Public services report the number of users to us each quarter.',
  ],
  11: [
    'We count residents of buildings that are finished, from the lists of the owners.',
    'The figure comes from the cities’ own registers.',
  ],
  12: [
    'Every delivery is weighed, in and out; we count what is in use again.',
    'The weight comes from delivery notes. Packaging is left out.',
  ],
  13: [
    'Calculated against the average of what customers used before, with factors of the national inventory; our own emissions are taken off.',
    'We count only what meters show, and leave out savings that customers expect for later years.',
  ],
  14: ['Weighed at the harbour on delivery.', 'Calculated from the sales of the product that ours replaces.'],
  15: ['Checked on satellite images in May and September.', 'Foresters of the regions confirm each plot.'],
  16: ['A procedure counts when its documents are open to those it concerns.'],
  17: ['An organisation counts if it shared data in at least two quarters.'],
}

/** For what happens in the businesses of customers. */
const reported = [
  'Our customers report it once a year, and we check three of them ourselves.',
  'It is read from our customers’ systems; those who do not report count as zero.',
  'We ask a tenth of our customers and scale up; the range is about a fifth in both directions.',
  'The method is described on our website. We left out customers of less than six months.',
]

const starts = [
  'In {year} we counted {count} {what}.',
  'For {year} the figure is {count} {what}.',
  'Our customers’ figures for {year} add up to {count} {what}.',
]
const fromYearBefore = [
  'In the year before it was {before}.',
  'That is up from {before} in the year before.',
  'A year earlier it was {before}.',
]

/** What an organisation says it contributes to a goal: what it does, how much, and how that was found. Undefined if nothing is known of it. */
export function contributionTo(goal: number, { id, fields, people }: DemoOrganisation, year: number, age: number): string | undefined {
  const random = randomFrom(`contribution of ${id} to ${goal}`)
  const [owner] = people
  const company = owner && fields.kind === 'startup' ? deckCompany(owner.member, new Date(Date.UTC(year + 1, 6, 1))) : null
  if (fields.kind === 'fund') return random.pick(fundTexts)
  if (!company) return undefined
  const [now, before] = countedBefore(company, goal, age)
  const what = counted[goal] ?? ''
  const isSeen = !['software', 'services'].includes(workOf(fields))
  const method = random.pick(isSeen ? (methods[goal] ?? reported) : reported)
  const is = `We ${company.business.we[0] ?? ''}.`
  const [start, change] = [random.pick(starts), random.pick(fromYearBefore)]
  if (company.stage === 'pre-seed' || now < 2)
    return `${is} We have pilots and no full year yet, so we state no figure. ${expectations[goal] ?? ''}`.trim()
  const figure = capitalised(write(random, start, { year: String(year), count: now.toLocaleString('en'), what }))
  return [is, figure, before > 1 ? write(random, change, { before: before.toLocaleString('en') }) : '', method].filter(Boolean).join(' ')
}

/** What the deck counts today, less in years before. */
function countedBefore(company: DeckCompany, goal: number, age: number): [now: number, before: number] {
  const today = figuresOf(company).impact.find((each) => each.goal === goal)?.now ?? 0
  const back = (years: number) => twoDigits(today * 0.78 * 0.52 ** years)
  return [back(age), back(age + 1)]
}

function twoDigits(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1)
  return Math.round(value / step) * step
}

const counted: Readonly<Record<number, string>> = {
  1: 'households with a higher income or more savings',
  2: 'hectares under sustainable farming',
  3: 'people with better care or protection',
  4: 'people trained',
  5: 'women and girls reached',
  6: 'cubic metres of water saved or treated',
  7: 'megawatt-hours saved or generated from renewables',
  8: 'jobs with better pay or working conditions',
  9: 'efficient installations in operation',
  10: 'people with better access to services',
  11: 'residents who benefit',
  12: 'tonnes of material kept in use',
  13: 'tonnes of CO2 equivalent avoided',
  14: 'tonnes of pollution kept out of rivers and the sea',
  15: 'hectares restored or protected',
  16: 'transparent procedures',
  17: 'organisations that share data',
}

const expectations: Readonly<Record<number, string>> = {
  7: 'We install meters at all pilots, so that the first full year can be counted.',
  9: 'The first three installations start this year.',
  10: 'The pilots tell us each month how many people used it.',
  12: 'Everything that comes in is weighed from the first day.',
  13: 'The method is agreed with an engineering office.',
}

const fundTexts = [
  'More than half of what we have invested is in companies whose main product serves this goal. We ask each of them for one figure a year and publish the sum.',
  'We only invest where the product itself serves one of our goals, and agree with the founders which figure shows it. A quarter of our carry depends on these figures.',
  'Three of our companies work on it. We sit on two of their boards and read their figures every quarter.',
]
