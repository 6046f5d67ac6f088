import type { Work } from './work.ts'

/** Reasons why questions do not apply. */
export const notes = {
  payGap: 'We have fewer than 150 employees, so this is not asked of us.',
  pollutants: 'We only work in a rented office and emit nothing that has to be reported.',
} as const

/** By country. */
const streets: Readonly<Record<string, readonly string[]>> = {
  IT: ['Via Cigna {12-180}, ground floor', 'Via dell’Industria {4-60}'],
  DE: ['Am Bahnhof {2-60}', 'Werkstraße {3-48}'],
  AT: ['Bahnhofstraße {2-60}', 'Werkstraße {3-48}'],
  FR: ['{4-96} rue des Ateliers', '{3-40} rue de la Gare'],
  LU: ['{4-96} rue des Ateliers', '{3-40} rue de la Gare'],
  ES: ['Calle de la Industria {4-96}', 'Calle del Puerto {3-60}'],
  PT: ['Rua da Fábrica {4-96}', 'Rua da Estação {3-60}'],
  NL: ['Stationsweg {4-96}', 'Industrieweg {3-60}'],
  SE: ['Hamngatan {5-80}', 'Industrigatan {3-40}'],
  DK: ['Havnegade {5-80}', 'Industrivej {3-40}'],
  NO: ['Havnegata {5-80}', 'Industriveien {3-40}'],
  FI: ['Satamakatu {5-40}', 'Teollisuuskatu {3-30}'],
  PL: ['ul. Fabryczna {3-60}', 'ul. Dworcowa {5-80}'],
  GB: ['{3-88} Old Mill Lane', '{5-120} Harbour Street'],
  IE: ['{3-88} Old Mill Lane', '{5-60} Harbour Street'],
  US: ['{3-88} Old Mill Lane', '{105-920} Harbor Street'],
}

/** Streets as they are called there; elsewhere addresses that exist in most cities. */
export const addressesIn = (country: string): readonly string[] =>
  streets[country] ?? ['Science park, building {2-19}', 'Industrial estate, hall {2-14}']

/** What only companies with this kind of work say. */
interface Stated {
  text: string
  of?: readonly Work[]
}

/** What fits any company, or this kind of work. */
export const fitting = (statements: readonly Stated[], work: Work): string[] =>
  statements.filter(({ of }) => !of || of.includes(work)).map(({ text }) => text)

const makers = ['plant', 'devices'] as const

export const certificates: readonly Stated[] = [
  { text: 'ISO 9001, certified since March 2024, valid for the workshop. No environmental certificate yet.', of: makers },
  { text: 'ISO 14001 since 2023, checked every year by an accredited body.', of: [...makers, 'laboratory', 'logistics'] },
  { text: 'B Corp since June 2024, with a score of 94.' },
  { text: 'ISO 27001 for software development and hosting.', of: ['software'] },
  { text: 'EcoVadis bronze medal, asked for by our largest customer.', of: [...makers, 'logistics', 'services'] },
]

export const circular = [
  'We take our devices back at the end of their life, test them, and use about a third of the parts again as spares.',
  'All casings are made of one plastic and screwed instead of glued, so that they can be repaired and recycled.',
  'Transport boxes go back and forth between us and our customers; each lasts about forty trips.',
  'Offcuts go back to the supplier, who melts them down. In the last year that was four tonnes.',
]

export const hazards: readonly Stated[] = [
  { text: 'Heat in summer: our rooms have no cooling, and on eleven days last year we sent people home at noon.' },
  {
    text: 'The valley has been flooded twice in ten years. Our stock has been on the first floor since 2023, and we are insured.',
    of: [...makers, 'logistics'],
  },
  { text: 'Drought lowers the rivers that two of our suppliers ship on. We keep parts for six weeks.', of: makers },
  {
    text: 'Storms can cut the power. Servers are at a provider with two sites; the workshop can stand still for two days without harm.',
    of: makers,
  },
  {
    text: 'Storms can cut the power. Servers are at a provider with two sites, and everybody can work from home for a week.',
    of: ['software', 'services', 'fund'],
  },
  {
    text: 'Heat puts a strain on our cold stores. Since last year they have had a generator of their own.',
    of: ['laboratory', 'logistics'],
  },
]

export const actions = [
  'Since January all electricity comes from hydropower with guarantees of origin. Next we replace the gas boiler, planned for 2027.',
  'Two of three vans are electric; the last diesel goes when its lease ends in spring 2027.',
  'We travel by train within eight hours, and moved our servers to a data centre that runs on wind power.',
  'Heat from the compressors warms the hall. This saved about a fifth of the gas in its first winter.',
  'We ask our ten largest suppliers for the footprint of what we buy, and have answers from six.',
]

/** A link below the organisation's website, or only a note; `{year}` is the year of the answer. */
interface Source {
  note: string
  path?: string
  /** Only for goals that are counted in this way, or companies that drive. */
  onlyFor?: readonly string[]
}

/** What shows an answer to be true. */
export const evidenceOf: Readonly<Record<string, readonly Source[]>> = {
  'scope-1-emissions': [
    { note: 'Bills of the gas supplier, January to December {year}, with the factor of the national inventory.' },
    { note: 'Fuel cards of all vehicles in {year}; the worksheet lists each litre.', onlyFor: ['logistics'] },
  ],
  'scope-2-emissions-location-based': [
    { note: 'Twelve bills of the electricity supplier, and the grid factor that the energy agency published for {year}.' },
    { note: 'Read from our own meter on 31 December {year}.', path: 'sustainability/{year}' },
  ],
  'energy-consumption': [
    { note: 'The landlord’s statement of heating and power for {year}.' },
    { note: 'Meter readings and bills are in our report, page 9.', path: 'sustainability/{year}' },
  ],
  'code-of-conduct': [{ note: 'Signed by everybody, last changed in February.', path: 'code-of-conduct' }],
  'environmental-policy': [{ note: 'Approved by the board in {year}.', path: 'policies/environment' }],
  'board-members-female': [{ note: 'The commercial register lists the members of the board.', path: 'about' }],
  'goal-contribution': [
    { note: 'Meter readings of three customers before and after, checked by their utility.', path: 'impact/{year}', onlyFor: ['6', '7'] },
    { note: 'The method and the raw figures are public.', path: 'impact' },
    { note: 'A university compared our figures with its own sample in {year}; its report is on our website.', path: 'impact/{year}' },
    { note: 'Counted in our customers’ systems at the end of {year}; five of them confirmed their figures in writing.' },
  ],
  'turnover-aligned': [
    { note: 'Assessment of the technical screening criteria, reviewed by our accountants.', path: 'sustainability/taxonomy' },
  ],
}

/** Who confirms, and what they looked at. */
export const confirmations = [
  'Adviser for sustainability reports. I compared the figure with the supplier’s bills for all twelve months.',
  'Adviser. I read the signed document and asked two employees about it.',
  'Adviser. I recalculated the figure from the meter readings and got the same result.',
]

export const requestNotes = [
  'We report to our own investors in March and would like to use your figures instead of estimates.',
  'For our annual questionnaire. Estimates are fine where you have no meter readings.',
  'We are preparing our investment committee and would like to read this before the meeting.',
  'Please leave open what you do not know yet. We prefer gaps to guesses.',
  'Our Article 9 report needs the indicators of all companies that we hold.',
  '',
]

export const declineReasons = [
  'We are not in talks with you at the moment. Please ask again when the next round opens.',
  'Our figures for this year are being checked. They will be open to all members next month.',
  'We only share these answers with investors who have signed our confidentiality agreement.',
]
