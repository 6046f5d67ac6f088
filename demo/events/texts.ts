import type { EventFormat, EventTopic, EventType } from '#features/events/vocabulary.ts'
import type { OrganisationKind } from '#features/organisations/kinds.ts'

/** An event that a member may host. Times are local; `{city}` is the host's city, `{company}` the organisation that hosts it. */
export interface EventIdea {
  title: string
  description: string
  type: EventType | null
  category: number
  topics: readonly EventTopic[]
  format: EventFormat
  /** Start time in hours, and duration in hours or days. */
  at: number
  hours?: number
  days?: number
  /** Number of spots; unlimited if absent. */
  places?: number
  /** In whole euros. */
  price?: number
  needsApproval?: boolean
  question?: string
  /** Kinds of organisation that may host it; members may host it, too. */
  by?: readonly OrganisationKind[]
  /** Makes sense only for an organisation, in its own rooms. */
  isAtHome?: boolean
}

export const ideas: readonly EventIdea[] = [
  {
    title: 'Green Pitch Night {city}',
    description:
      'Six founders pitch for five minutes each, followed by questions and drinks.\n\nFounders who would like a slot: please write to me by the Friday before. Investors: please come early, as space is limited.',
    type: 'pitch',
    category: 101,
    topics: ['Startup', 'Investment'],
    format: 'on-site',
    at: 18.5,
    hours: 3,
    places: 60,
    price: 0,
    by: ['accelerator', 'fund'],
  },
  {
    title: 'CSRD clinic for small teams',
    description:
      'Bring your draft materiality assessment. Two experts who have filed reports for mid-sized companies review it with you, in slots of twenty minutes.\n\nYou leave with a list of next steps and of requirements that do not apply to you.',
    type: 'workshop',
    category: 101,
    topics: ['Business'],
    format: 'on-site',
    at: 14,
    hours: 3,
    places: 24,
    price: 0,
    question: 'Which part of the standard would you like to discuss?',
    by: ['public', 'accelerator'],
  },
  {
    title: 'Investor office hours',
    description: 'One-to-one sessions of 30 minutes for founders who plan to raise within a year. Please send your deck the day before.',
    type: 'networking',
    category: 101,
    topics: ['Investment', 'Startup'],
    format: 'online',
    at: 10,
    hours: 3,
    places: 6,
    needsApproval: true,
    question: 'What would you like to get out of the session?',
    by: ['fund'],
  },
  {
    title: 'Climate tech meet-up {city}',
    description: 'Monthly meet-up with a round of introductions, two short talks and drinks. Newcomers are very welcome.',
    type: 'networking',
    category: 102,
    topics: ['Networking', 'Technology'],
    format: 'on-site',
    at: 18,
    hours: 3,
    price: 0,
    by: ['accelerator', 'startup', 'corporate'],
  },
  {
    title: 'Reading a term sheet, line by line',
    description:
      'We go through a real, anonymised term sheet: what each clause means for you, and which ones are worth negotiating.\n\nFor founders before their first priced round.',
    type: 'workshop',
    category: 101,
    topics: ['Investment', 'Startup'],
    format: 'online',
    at: 17,
    hours: 1.5,
    price: 0,
    by: ['fund', 'accelerator'],
  },
  {
    title: 'Breakfast: impact measurement for small teams',
    description: 'Three companies present the KPI they use, how they measure it, and what they stopped measuring. Coffee from 8:00.',
    type: 'networking',
    category: 111,
    topics: ['Business', 'Networking'],
    format: 'on-site',
    at: 8.5,
    hours: 1.5,
    places: 20,
    price: 12,
    by: ['public', 'fund'],
  },
  {
    title: 'Circular economy day {city}',
    description:
      'Talks and workshops on take-back schemes, automated sorting and repair as a business model. Talks in the morning, site visits to two workshops in the afternoon.',
    type: 'conference',
    category: 102,
    topics: ['Technology', 'Business'],
    format: 'hybrid',
    at: 9,
    hours: 8.5,
    places: 50,
    price: 45,
    by: ['public', 'corporate', 'accelerator'],
  },
  {
    title: 'Demo afternoon: AI for energy and buildings',
    description:
      'Eight live demos, no slides. You can try every system and talk to the teams. Two grid operators present their requirements.',
    type: 'expo',
    category: 102,
    topics: ['AI/ML', 'Technology'],
    format: 'on-site',
    at: 14.5,
    hours: 4,
    places: 80,
    price: 0,
    by: ['accelerator', 'public'],
  },
  {
    title: 'Founders’ dinner {city}',
    description: 'Dinner for ten founders. No pitches: we share what did not work this quarter. Everything said is confidential.',
    type: 'networking',
    category: 101,
    topics: ['Startup', 'Networking'],
    format: 'on-site',
    at: 19.5,
    hours: 3,
    places: 10,
    price: 38,
    needsApproval: true,
    question: 'Which challenge would you like to discuss?',
    by: ['fund', 'accelerator'],
  },
  {
    title: 'Health data after the EHDS: what changes for startups',
    description:
      'A 40-minute overview of the regulation, followed by Q&A with an expert who is building a health data space. Registered members receive the recording.',
    type: 'workshop',
    category: 107,
    topics: ['HealthTech', 'Technology'],
    format: 'online',
    at: 16,
    hours: 1.25,
    price: 0,
  },
  {
    title: 'Impact Days {city}',
    description:
      'Two days for founders, funds and foundations. Day one: talks and one-to-one meetings. Day two: visits to a geothermal plant, a seed bank and a solar-powered school.\n\nThe price includes meals. Ten free tickets are available for pre-revenue founders; please write to me.',
    type: 'summit',
    category: 101,
    topics: ['Investment', 'Startup', 'Networking'],
    format: 'on-site',
    at: 9.5,
    days: 2,
    places: 60,
    price: 120,
    by: ['public', 'fund'],
  },
  {
    title: 'Pricing for B2B software with a carbon side',
    description: 'Per seat, per use or per outcome? We compare four real price lists and their effect on churn. Bring yours for feedback.',
    type: 'workshop',
    category: 101,
    topics: ['SaaS', 'Marketing'],
    format: 'online',
    at: 17.5,
    hours: 1.5,
    price: 0,
  },
  {
    title: 'Walk and talk: energy outside the city',
    description:
      'An easy 8 km walk past wind, solar and storage sites, in any weather. An energy engineer and a project finance banker join us and answer questions.',
    type: null,
    category: 109,
    topics: ['Networking'],
    format: 'on-site',
    at: 11,
    hours: 3,
    places: 25,
    price: 0,
    by: ['public', 'startup'],
  },
  {
    title: 'Green fintech round table',
    description: 'Discussion on account data, climate scores and liability. Twelve participants, Chatham House Rule.',
    type: 'networking',
    category: 101,
    topics: ['FinTech', 'Investment'],
    format: 'on-site',
    at: 16,
    hours: 2.5,
    places: 12,
    needsApproval: true,
    by: ['fund'],
  },
  {
    title: 'Soil, water, food: AgriTech evening {city}',
    description: 'Short reports from growers who use new technology, followed by pitches from the companies behind it. Dinner at 20:00.',
    type: 'pitch',
    category: 102,
    topics: ['Startup', 'Technology'],
    format: 'on-site',
    at: 18,
    hours: 3,
    places: 70,
    price: 8,
    by: ['accelerator', 'corporate'],
  },
  {
    title: 'Investors’ meeting',
    description:
      'Annual figures, presentations by three portfolio companies, and an hour for questions. For current and prospective investors of the fund.',
    type: 'conference',
    category: 101,
    topics: ['Investment'],
    format: 'hybrid',
    at: 10,
    hours: 5,
    places: 50,
    needsApproval: true,
    by: ['fund'],
  },
  {
    title: 'Is B Corp certification worth it?',
    description: 'Two certified founders share their experience, costs and benefits, followed by 30 minutes for questions.',
    type: null,
    category: 101,
    topics: ['Business', 'Marketing'],
    format: 'online',
    at: 12.5,
    hours: 1,
    price: 0,
    by: ['startup', 'public'],
  },
  {
    title: 'Storage finance for grid batteries',
    description: 'Merchant, tolling or floor: we compare three financing structures using the cash flows of a real 20 MW project.',
    type: 'workshop',
    category: 102,
    topics: ['Investment', 'Technology'],
    format: 'online',
    at: 15,
    hours: 1.5,
    price: 0,
    by: ['fund'],
  },
  {
    title: 'Open afternoon at {company}',
    description:
      'See where and how we work. A tour every half hour, coffee in between, and time for questions to the team. You may take photos nearly everywhere.\n\nWe are looking for two engineers, so please bring friends who are.',
    type: 'networking',
    category: 102,
    topics: ['Startup', 'Technology'],
    format: 'on-site',
    at: 15,
    hours: 3,
    places: 24,
    price: 0,
    by: ['startup'],
    isAtHome: true,
  },
  {
    title: 'Breakfast tour of {company}',
    description:
      'We show our office and what we are working on this month, then have breakfast together. Meant for customers, neighbours and anybody who would like to work with us.',
    type: null,
    category: 101,
    topics: ['Startup', 'Networking'],
    format: 'on-site',
    at: 8.5,
    hours: 1.5,
    places: 14,
    price: 0,
    by: ['startup'],
    isAtHome: true,
  },
  {
    title: 'Information evening about our programme',
    description:
      'How we select teams, what the programme costs in time, and what last year’s teams would do differently. Three of them are there. Questions about your own application are welcome afterwards.',
    type: 'networking',
    category: 101,
    topics: ['Startup', 'Networking'],
    format: 'hybrid',
    at: 17.5,
    hours: 2,
    places: 40,
    price: 0,
    question: 'What does your company do, in one sentence?',
    by: ['accelerator'],
    isAtHome: true,
  },
]

/** Venue names that could be in any city. */
export const venues = [
  'Impact Hub',
  'The old tram depot',
  'House of Founders',
  'Harbour Hall',
  'City Library, room 2',
  'The Greenhouse',
  'Café Central, upstairs',
] as const

/** Answers to the host's question. */
export const answers = [
  'We have the data, but are not sure which of it is material.',
  'Feedback on our milestones before the next round.',
  'Scope 3, and which suppliers to contact first.',
  'We lost a pilot customer two weeks before signing.',
  'I would like to know whether our round fits your ticket size.',
  'I would like to listen and learn.',
] as const
