import { findCity } from '#features/places/server/index.ts'
import type { Basis } from '#features/sustainability/answers/value.ts'
import { deckCompany } from '../decks/company.ts'
import { figuresOf } from '../deals/describe-deal.ts'
import { type Random, randomFrom } from '../random.ts'
import type { Answering } from './choose-organisations.ts'
import { contributionTo } from './goal-texts.ts'
import { actions, addressesIn, certificates, circular, fitting, hazards, notes } from './texts.ts'
import { type Work, divisionOf, gridOf, residual, usages, workOf } from './work.ts'
import { write } from '../text.ts'

/** An answer as its author gives it. */
export interface Given {
  question: string
  row?: string
  value?: string | boolean | string[]
  unit?: string
  basis?: Basis
  not_applicable?: string
}

/** A year of an organisation; `age` counts back from the last full year: 0, 1. */
interface Year {
  year: number
  age: number
  people: number
  /** Of the year before. */
  peopleBefore: number
}

/** What stays the same from year to year, so that two years can be compared. */
interface Course {
  work: Work
  electricity: number
  fuel: number
  scope3: number
  /** The renewable part of the electricity in the last full year; less before. */
  renewable: number
  hasPanels: boolean
  women: number
  board: number
  boardWomen: number
  founders: number
  foundersFemale: number
  /** A number from 0 to 1 for each policy: those below how far the company is have one. */
  policies: ReadonlyMap<string, number>
}

const policies = [
  ['code-of-conduct', 0.05],
  ['sustainability-policy', 0.1],
  ['environmental-policy', -0.1],
  ['anti-discrimination-policy', 0.05],
  ['diversity-policy', -0.1],
  ['remuneration-policy', -0.2],
  ['health-and-safety-policy', 0.15],
  ['human-rights-policy', -0.25],
  ['anti-corruption-policy', -0.05],
  ['data-privacy-policy', 0.35],
  ['supply-chain-policy', -0.25],
] as const

/** Everything that an organisation answers for a year. The same for the same organisation. */
export function drawAnswers(answering: Answering, year: number, age: number): Given[] {
  const course = courseOf(answering)
  const sizes = sizesOf(answering)
  const at: Year = { year, age, people: sizes[age] ?? 1, peopleBefore: sizes[age + 1] ?? 0 }
  const random = randomFrom(`answers of ${answering.organisation.id} for ${age}`)
  return [
    ...shortSet(answering, course, at),
    ...goals(answering, at),
    ...(answering.hasFigures ? [...figures(answering, course, at, random), ...taxonomy(answering, at)] : []),
    ...(answering.isThorough ? details(answering, course, at, random) : []),
  ]
}

/** Full-time equivalents at the end of the last full year and of those before. */
function sizesOf({ organisation: { id, fields } }: Answering): number[] {
  const random = randomFrom(`sizes of ${id}`)
  const isFund = fields.kind === 'fund'
  const step = () => (isFund ? 0.86 + random.next() * 0.12 : 0.62 + random.next() * 0.26)
  const now = (fields.team_size ?? 6) * (isFund ? 0.95 : 0.84 + random.next() * 0.12)
  const one = Math.max(2, now)
  const two = Math.max(1.5, one * step())
  return [one, two, Math.max(1, two * step())].map((people) => Math.round(people * 2) / 2)
}

function courseOf({ organisation: { id, fields } }: Answering): Course {
  const random = randomFrom(`course of ${id}`)
  const work = workOf(fields)
  const { electricity, fuel, scope3 } = usages[work]
  const between = ([least, most]: readonly [number, number]) => least + random.next() * (most - least)
  const board = fields.kind === 'fund' || (fields.team_size ?? 0) > 40 ? random.int(4, 7) : random.int(2, 5)
  const founders = random.weighted([
    [1, 2],
    [2, 5],
    [3, 4],
    [4, 1],
  ] as const)
  return {
    work,
    electricity: between(electricity),
    fuel: between(fuel),
    scope3: between(scope3),
    renewable: random.pick([0, 0.35, 0.5, 0.8, 1, 1]),
    hasPanels: work === 'plant' && random.chance(0.4),
    women: 0.24 + random.next() * 0.32,
    board,
    boardWomen: Math.min(
      board - 1,
      random.weighted([
        [0, 2],
        [1, 5],
        [2, 3],
        [3, 1],
      ] as const),
    ),
    founders,
    foundersFemale: random.chance(0.45) ? random.int(1, founders) : 0,
    policies: new Map(policies.map(([policy]) => [policy, random.next()])),
  }
}

/** The questions that all investors of the association ask at least. */
function shortSet({ organisation: { fields, id }, hasEvidence }: Answering, course: Course, { age, people, peopleBefore }: Year): Given[] {
  const random = randomFrom(`short set of ${id}`)
  const progress = (people < 10 ? 0.36 : people < 50 ? 0.58 : 0.8) + (fields.kind === 'fund' || hasEvidence ? 0.2 : 0) - age * 0.14
  const security = random.next() - progress
  return [
    { question: 'country-of-operations', value: fields.countries[0] ?? 'DE' },
    { question: 'main-industry', value: divisionOf(fields, course.work) },
    ...policies.map(([question, easier]) => ({ question, value: (course.policies.get(question) ?? 1) < progress + easier })),
    { question: 'cybersecurity-policy', value: security < 0 ? 'yes' : security < 0.3 ? 'no-but-planned' : 'no' },
    { question: 'full-time-equivalents', value: text(people, 1) },
    { question: 'full-time-equivalents-previous-year', value: text(peopleBefore, 1) },
    { question: 'founders', value: text(course.founders) },
    { question: 'founders-female', value: text(course.foundersFemale) },
    { question: 'founders-male', value: text(course.founders - course.foundersFemale) },
    { question: 'founders-non-binary', value: '0' },
    { question: 'founders-not-disclosed', value: '0' },
    { question: 'esg-incidents', value: age === 0 && random.chance(0.05) },
  ]
}

function figures(answering: Answering, course: Course, at: Year, random: Random): Given[] {
  const { organisation, measures, mistake } = answering
  const basis: Basis = measures && at.age === 0 ? 'measured' : measures && random.chance(0.6) ? 'measured' : 'estimated'
  const energy = energyOf(organisation, course, at)
  const { scope1, byLocation, byMarket, renewable, nonRenewable, own } = energy
  // Methods stay the same, so that years can be compared; what is bought is often counted later.
  const method = randomFrom(`methods of ${organisation.id}`)
  const isByMarket = course.renewable > 0 && method.chance(0.7)
  const countsScope3 = method.chance(0.65) && (at.age === 0 || method.chance(0.6))
  const scope2 = isByMarket ? byMarket : byLocation
  const scope3 = countsScope3 ? round(course.scope3 * at.people * wobble(random, 0.08), 0) : null
  const emissions = (question: string, tonnes: number, how: Basis = basis): Given => ({
    question,
    value: text(tonnes, 1),
    unit: 'tCO2e',
    basis: how,
  })
  const mwh = (question: string, value: number): Given => ({ question, value: text(value, 1), unit: 'MWh', basis })
  const boardWomen = Math.max(0, course.boardWomen - (at.age === 1 && course.boardWomen > 1 ? 1 : 0))
  const total = scope3 === null ? null : scope1 + scope2 + scope3
  return [
    { question: 'emissions-measured', value: scope3 === null ? 'scopes-1-2' : 'scopes-1-2-3' },
    emissions('scope-1-emissions', scope1),
    { question: 'scope-1-method', value: measures ? 'activity-based' : 'spend-based' },
    emissions('scope-2-emissions-location-based', byLocation),
    ...(isByMarket ? [emissions('scope-2-emissions-market-based', byMarket)] : []),
    { question: 'scope-2-method', value: isByMarket ? 'market-based' : 'location-based' },
    emissions('scope-2-emissions', scope2),
    ...(scope3 === null || total === null
      ? []
      : [
          emissions('scope-3-emissions', scope3, 'estimated'),
          { question: 'scope-3-method', value: random.pick(['spend-based', 'spend-based', 'activity-based']) },
          // Some forget what they buy when they add up.
          emissions('total-emissions', mistake === 'emissions' && at.age === 0 ? scope1 + scope2 : total, 'estimated'),
        ]),
    mwh('energy-production-renewable', own),
    mwh('energy-production-non-renewable', 0),
    mwh('energy-production', own),
    mwh('energy-consumption-renewable', renewable),
    mwh('energy-consumption-non-renewable', nonRenewable),
    mwh('energy-consumption', round(renewable + nonRenewable - (mistake === 'energy' && at.age === 0 ? nonRenewable * 0.18 : 0), 1)),
    ...targets(answering, at, random),
    ...turnover(answering, at),
    ...womenAndMen(answering, course, at),
    { question: 'board-members', value: text(course.board) },
    ...others('board-members', course.board - boardWomen),
    ...team(course, at, random),
    { question: 'board-members-female', value: text(boardWomen) },
    { question: 'active-in-fossil-fuels', value: false },
    { question: 'controversial-weapons', value: false },
    { question: 'ungc-oecd-violations', value: 'none' },
    { question: 'ungc-oecd-processes', value: at.people > 49 },
    { question: 'high-impact-sectors', value: [] },
    {
      question: 'whistleblower-procedure',
      value: at.people > 49 ? 'yes-eu-aligned' : random.pick(['no', 'no-but-planned', 'no-but-planned']),
    },
  ]
}

/** Energy in MWh and emissions in tonnes, each rounded as it is answered. */
function energyOf({ id, fields }: Answering['organisation'], course: Course, { age, people }: Year) {
  const random = randomFrom(`energy of ${id}, ${age}`)
  const grid = gridOf(fields.countries[0])
  const electricity = round(course.electricity * people * wobble(random, 0.07), 1)
  const fuel = round(course.fuel * people * wobble(random, 0.1), 1)
  const own = course.hasPanels && age === 0 ? round(electricity * 0.12, 1) : 0
  const share = Math.max(0, course.renewable - age * (course.renewable === 1 ? 0.2 : 0.15))
  const bought = round((electricity - own) * share, 1)
  const other = round(electricity - own - bought, 1)
  return {
    bought,
    other,
    own,
    fuel,
    renewable: round(bought + own, 1),
    nonRenewable: round(other + fuel, 1),
    scope1: round(fuel * usages[course.work].fuelFactor, 1),
    byLocation: round((bought + other) * grid, 1),
    byMarket: round(other * grid * residual, 1),
  }
}

function targets({ isThorough }: Answering, { people, age }: Year, random: Random): Given[] {
  const isSerious = people > 25 || isThorough
  return [
    {
      question: 'decarbonisation-strategy',
      value: isSerious && age === 0 ? random.pick(['yes-with-board-oversight', 'yes-without-board-oversight']) : 'no',
    },
    { question: 'reduction-target', value: isSerious && random.chance(0.4) ? 'yes-not-paris-aligned' : 'no' },
    {
      question: 'net-zero-goal',
      value: random.pick(isSerious ? ['other-long-term-goal', 'no-but-planned', 'yes'] : ['no', 'no-but-planned']),
    },
  ]
}

/** In units of the organisation's currency, as its deck tells; less before. Nothing before the first sale. */
function turnover({ organisation: { fields, people, id } }: Answering, { year, age }: Year): Given[] {
  const [owner] = people
  const company = owner && fields.kind === 'startup' ? deckCompany(owner.member, new Date(Date.UTC(year + 1, 6, 1))) : null
  if (!company || company.stage === 'pre-seed') return []
  const random = randomFrom(`turnover of ${id}`)
  const yearly = (figuresOf(company).yearly / 100) * (age === 0 ? 0.7 : 0.36)
  const total = Math.max(1, Math.round(yearly / 1000)) * 1000
  const abroad = random.chance(0.5) ? Math.round((total * random.next() * 0.3) / 1000) * 1000 : 0
  return [
    { question: 'turnover', value: text(total) },
    { question: 'turnover-eu', value: text(total - abroad) },
    { question: 'turnover-non-eu', value: text(abroad) },
  ]
}

function womenAndMen({ mistake }: Answering, { women }: Course, { people, age }: Year): Given[] {
  const female = Math.round(people * women * 2) / 2
  // Somebody who joined in December was only counted in the total.
  const male = people - female - (mistake === 'people' && age === 0 ? Math.min(2, Math.max(0, people - female)) : 0)
  return [
    { question: 'full-time-equivalents-female', value: text(female, 1) },
    { question: 'full-time-equivalents-male', value: text(male, 1) },
    { question: 'full-time-equivalents-non-binary', value: '0' },
    { question: 'full-time-equivalents-not-disclosed', value: '0' },
  ]
}

/** Who leads, comes, goes and gets hurt. */
function team(course: Course, { people, peopleBefore, age }: Year, random: Random): Given[] {
  const left = Math.round(peopleBefore * 0.08)
  const accidents = course.work === 'plant' && people > 30 ? random.int(0, 2) : 0
  const leaders = Math.min(6, course.founders + (people > 30 ? 2 : 0))
  const women = Math.min(leaders, course.foundersFemale + (people > 30 && course.women > 0.35 ? 1 : 0))
  const joined = Math.max(0, people - peopleBefore + left)
  return [
    { question: 'executives', value: text(leaders) },
    { question: 'executives-female', value: text(women) },
    ...others('executives', leaders - women),
    { question: 'new-hires-eu', value: text(joined, 1) },
    { question: 'new-hires-non-eu', value: '0' },
    { question: 'new-hires-acquisitions', value: '0' },
    { question: 'leavers-eu', value: text(left) },
    { question: 'leavers-non-eu', value: '0' },
    { question: 'leavers-disposals', value: '0' },
    { question: 'employee-survey', value: people > 20 ? 'yes' : random.pick(['no', 'no-but-planned']) },
    { question: 'work-accidents', value: text(accidents) },
    { question: 'work-fatalities', value: '0' },
    { question: 'days-lost-to-injuries', value: text(accidents * (3 + age * 2)) },
  ]
}

/** Completes a figure about women: the rest are men. */
const others = (of: string, men: number): Given[] => [
  { question: `${of}-male`, value: text(men) },
  { question: `${of}-non-binary`, value: '0' },
  { question: `${of}-not-disclosed`, value: '0' },
]

/** What the EU taxonomy counts: only activities that it describes. */
function taxonomy({ organisation: { fields, id } }: Answering, { age }: Year): Given[] {
  const random = randomFrom(`taxonomy of ${id}`)
  const [industry] = fields.industries
  const isDescribed = industry === 'CleanTech' || industry === 'PropTech' || industry === 'Technology'
  if (fields.kind !== 'startup' || !isDescribed || !random.chance(0.75)) return []
  const row = fields.sdgs.includes(12) && !fields.sdgs.includes(13) ? 'circular-economy' : 'climate-change-mitigation'
  const eligible = random.int(11, 19) * 5 - age * 5
  const aligned = age === 0 ? Math.max(0, eligible - random.int(3, 9) * 5) : 0
  const share = (question: string, value: number): Given => ({ question, row, value: text(value), unit: 'percent' })
  return [
    share('turnover-eligible', eligible),
    share('turnover-aligned', aligned),
    share('capex-eligible', Math.max(5, eligible - 10)),
    share('capex-aligned', Math.max(0, aligned - 10)),
  ]
}

function goals({ organisation, hasFigures, hasEvidence }: Answering, { year, age }: Year): Given[] {
  const { fields, id } = organisation
  if (fields.sdgs.length === 0) return []
  const random = randomFrom(`goals of ${id}`)
  const told = hasFigures || hasEvidence || random.chance(0.4) ? fields.sdgs.slice(0, random.int(1, 3)) : []
  return [
    { question: 'goals', value: fields.sdgs.toSorted((one, other) => one - other).map(String) },
    ...told
      .map((goal) => ({ question: 'goal-contribution', row: String(goal), value: contributionTo(goal, organisation, year, age) ?? '' }))
      .filter(({ value }) => value !== ''),
  ]
}

/** What the VSME standard asks beyond that: sites, energy by source, waste, water, people. */
function details(answering: Answering, course: Course, at: Year, random: Random): Given[] {
  const { organisation, mistake, measures } = answering
  const { fields, people, id } = organisation
  const { water, waste, hazardous } = usages[course.work]
  const between = ([least, most]: readonly [number, number]) => least + randomFrom(`waste of ${id}`).next() * (most - least)
  const energy = energyOf(organisation, course, at)
  const basis: Basis = measures ? 'measured' : 'estimated'
  const bySource = (question: string, renewable: number, other: number): Given[] => [
    { question, row: 'renewable', value: text(renewable, 1), unit: 'MWh', basis },
    { question, row: 'non-renewable', value: text(other, 1), unit: 'MWh', basis },
  ]
  const mass = (question: string, tonnes: number): Given => ({ question, value: text(tonnes, 2), unit: 't', basis: 'estimated' })
  const employees = Math.max(2, Math.round(at.people * 1.07))
  const female = Math.round(employees * course.women)
  const temporary = Math.round(employees * 0.08)
  const [bad, normal] = [round((between(hazardous) * at.people) / 1000, 2), round((between(waste) * at.people) / 1000, 2)]
  const country = fields.countries[0] ?? 'DE'
  const city = findCity(people[0]?.member.profile.city_id ?? 0)?.name
  const abroad = employees > 12 ? Math.max(1, Math.round(employees * 0.12)) : 0
  const neighbour = country === 'FR' ? 'BE' : 'FR'
  const site = makes(course.work)
    ? 'Workshop'
    : course.work === 'laboratory'
      ? 'Laboratory'
      : course.work === 'logistics'
        ? 'Warehouse'
        : 'Office'
  const sites = [site, ...(employees > 30 && site !== 'Office' ? ['Office'] : [])]
  const hasGoods = makes(course.work) || course.work === 'logistics'
  // The same each year.
  const lasting = randomFrom(`sites of ${id}`)
  const [streets, certificate] = [lasting.sample(addressesIn(country), 2), lasting.pick(fitting(certificates, course.work))]
  const [isCertified, hazard] = [lasting.chance(0.4), lasting.pick(fitting(hazards, course.work))]
  return [
    { question: 'report-modules', value: 'basic' },
    { question: 'report-scope', value: 'individual' },
    { question: 'legal-form', value: 'private-limited-company' },
    ...sites.flatMap((row, index): Given[] => [
      { question: 'site-address', row, value: write(randomFrom(`${row} of ${id}`), streets[index] ?? '') },
      { question: 'site-city', row, value: city ?? 'Turin' },
      { question: 'site-country', row, value: country },
      { question: 'site-in-biodiversity-area', row, value: false },
    ]),
    ...(isCertified ? [{ question: 'certifications', value: certificate }] : []),
    ...bySource('electricity-consumption', energy.bought, energy.other),
    ...bySource('self-generated-electricity', energy.own, 0),
    ...bySource('fuel-consumption', 0, energy.fuel),
    { question: 'employees', value: text(employees) },
    { question: 'employee-count-unit', value: 'head-count' },
    { question: 'employee-count-time', value: 'end-of-year' },
    { question: 'employees-permanent', value: text(employees - temporary) },
    { question: 'employees-temporary', value: text(temporary) },
    { question: 'employees-female', value: text(female) },
    { question: 'employees-male', value: text(employees - female) },
    { question: 'employees-other-gender', value: '0' },
    { question: 'employees-gender-not-reported', value: '0' },
    { question: 'employees-by-country', row: `country:${country}`, value: text(employees - abroad) },
    ...(abroad > 0 ? [{ question: 'employees-by-country', row: `country:${neighbour}`, value: text(abroad) }] : []),
    { question: 'minimum-wage', value: true },
    { question: 'collective-agreement-employees', value: '0' },
    { question: 'gender-pay-gap', not_applicable: notes.payGap },
    { question: 'corruption-convictions', value: '0' },
    { question: 'corruption-fines', value: '0' },
    { question: 'water-withdrawal', value: text(round(between(water) * at.people, 0)), unit: 'm3', basis: 'estimated' },
    ...(site === 'Office'
      ? [{ question: 'pollutants-reported', not_applicable: notes.pollutants }]
      : [{ question: 'pollutants-reported', value: false }]),
    mass('hazardous-waste', bad),
    mass('non-hazardous-waste', normal),
    mass('total-waste', mistake === 'waste' && at.age === 0 ? normal : bad + normal),
    { question: 'circular-economy', value: hasGoods },
    ...(hasGoods ? [{ question: 'circular-economy-description', value: random.pick(circular) }] : []),
    { question: 'climate-risks', value: true },
    { question: 'climate-hazards', value: hazard },
    ...(at.age === 0 ? [{ question: 'reduction-actions', value: random.pick(actions) }] : []),
  ]
}

const makes = (work: Work) => work === 'plant' || work === 'devices'
const round = (value: number, places: number) => Number(value.toFixed(places))
/** A number as it is typed: without zeros at its end. */
const text = (value: number, places = 0) => String(round(value, places))
/** A factor around 1. */
const wobble = (random: Random, by: number) => 1 - by + random.next() * 2 * by
