import type { EventFormat, EventTopic, EventType } from '#features/events/vocabulary.ts'

/** What somebody of the community may host. Times are local; `{city}` is where the host lives. */
export interface EventIdea {
  title: string
  description: string
  type: EventType | null
  category: number
  topics: readonly EventTopic[]
  format: EventFormat
  /** When it begins, in hours, and how long it lasts; in days where it is a matter of days. */
  at: number
  hours?: number
  days?: number
  /** Places in all; none for as many as come. */
  places?: number
  /** In whole euros. */
  price?: number
  needsApproval?: boolean
  question?: string
}

export const ideas: readonly EventIdea[] = [
  {
    title: 'Green Pitch Night {city}',
    description:
      'Six founders, five minutes each, then questions. No panel, no keynote, good bread.\n\nFounders who want a slot: write to me by the Friday before. Investors: come early, the room is small and the best talks happen on the stairs.',
    type: 'pitch',
    category: 101,
    topics: ['Startup', 'Investment'],
    format: 'on-site',
    at: 18.5,
    hours: 3,
    places: 60,
    price: 0,
  },
  {
    title: 'CSRD clinic for small teams',
    description:
      'Bring your materiality assessment, however unfinished. Two people who have filed for mid-sized companies look at it with you, twenty minutes a table.\n\nYou leave with a list of what to do next and what you can leave out.',
    type: 'workshop',
    category: 101,
    topics: ['Business'],
    format: 'on-site',
    at: 14,
    hours: 3,
    places: 24,
    price: 0,
    question: 'Which part of the standard keeps you busy?',
  },
  {
    title: 'Investor office hours',
    description: 'Half an hour each for founders who raise within the year. Send your deck the day before; I read all of them.',
    type: 'networking',
    category: 101,
    topics: ['Investment', 'Startup'],
    format: 'online',
    at: 10,
    hours: 3,
    places: 6,
    needsApproval: true,
    question: 'What would you like to leave the half hour with?',
  },
  {
    title: 'Climate tech meet-up {city}',
    description: 'First Wednesday, as ever. A round of names, two short talks, then drinks. Bring somebody who is new in town.',
    type: 'networking',
    category: 102,
    topics: ['Networking', 'Technology'],
    format: 'on-site',
    at: 18,
    hours: 3,
    price: 0,
  },
  {
    title: 'Reading a term sheet, line by line',
    description:
      'A real one, with the names taken out. What each clause does on a good day and on a bad one, and which ones are worth a fight.\n\nFor founders before their first priced round.',
    type: 'workshop',
    category: 101,
    topics: ['Investment', 'Startup'],
    format: 'online',
    at: 17,
    hours: 1.5,
    price: 0,
  },
  {
    title: 'Breakfast: measuring impact without a department',
    description: 'Three companies show the one figure they run on, how they count it, and what they stopped counting. Coffee from eight.',
    type: 'networking',
    category: 111,
    topics: ['Business', 'Networking'],
    format: 'on-site',
    at: 8.5,
    hours: 1.5,
    places: 20,
    price: 12,
  },
  {
    title: 'Circular economy day {city}',
    description:
      'A day on things that come back: take-back schemes that pay, sorting with cameras, repair as a business. Morning talks, afternoon at two workshops in the old tram depot.',
    type: 'conference',
    category: 102,
    topics: ['Technology', 'Business'],
    format: 'hybrid',
    at: 9,
    hours: 8.5,
    places: 50,
    price: 45,
  },
  {
    title: 'Demo afternoon: AI for energy and buildings',
    description: 'Eight running systems, no slides. You stand at the table, ask, and try. Two grid operators say what they would buy.',
    type: 'expo',
    category: 102,
    topics: ['AI/ML', 'Technology'],
    format: 'on-site',
    at: 14.5,
    hours: 4,
    places: 80,
    price: 0,
  },
  {
    title: 'Founders’ dinner {city}',
    description: 'Ten people, one table, no pitch. We talk about what went wrong this quarter. What is said there stays there.',
    type: 'networking',
    category: 101,
    topics: ['Startup', 'Networking'],
    format: 'on-site',
    at: 19.5,
    hours: 3,
    places: 10,
    price: 38,
    needsApproval: true,
    question: 'What went wrong this quarter?',
  },
  {
    title: 'Health data after the EHDS: what changes for startups',
    description: 'The regulation in forty minutes, then questions to somebody who builds a data space. Recording for those who register.',
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
      'Two days for founders, funds and foundations. Day one is talks and one-to-one meetings, day two is visits: a heat plant, a seed bank, and a school that runs on its own roof.\n\nThe price covers meals. Ten tickets are free for founders before revenue: write to me.',
    type: 'summit',
    category: 101,
    topics: ['Investment', 'Startup', 'Networking'],
    format: 'on-site',
    at: 9.5,
    days: 2,
    places: 60,
    price: 120,
  },
  {
    title: 'Pricing for B2B software with a carbon side',
    description: 'Seat, use or outcome? Four price lists on the wall, with what happened to churn. Bring yours.',
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
    description: 'Eight kilometres, mostly flat, in any weather. An engineer and a banker explain what we pass, and disagree.',
    type: null,
    category: 109,
    topics: ['Networking'],
    format: 'on-site',
    at: 11,
    hours: 3,
    places: 25,
    price: 0,
  },
  {
    title: 'Green fintech round table',
    description: 'Account data, climate scores, and who is liable when they are wrong. Twelve seats, Chatham House rule.',
    type: 'networking',
    category: 101,
    topics: ['FinTech', 'Investment'],
    format: 'on-site',
    at: 16,
    hours: 2.5,
    places: 12,
    needsApproval: true,
  },
  {
    title: 'Soil, water, food: AgriTech evening {city}',
    description: 'Short field reports from growers who use it, then from those who build it. In that order on purpose. Soup at eight.',
    type: 'pitch',
    category: 102,
    topics: ['Startup', 'Technology'],
    format: 'on-site',
    at: 18,
    hours: 3,
    places: 70,
    price: 8,
  },
  {
    title: 'Investors’ meeting',
    description: 'Figures, three companies in person, and an hour for questions. For investors of the fund and those who think about it.',
    type: 'conference',
    category: 101,
    topics: ['Investment'],
    format: 'hybrid',
    at: 10,
    hours: 5,
    places: 50,
    needsApproval: true,
  },
  {
    title: 'How we got our B Corp, and whether we would again',
    description: 'Two founders, the same certificate, two opinions. Half an hour each and then yours.',
    type: null,
    category: 101,
    topics: ['Business', 'Marketing'],
    format: 'online',
    at: 12.5,
    hours: 1,
    price: 0,
  },
  {
    title: 'Storage finance for grid batteries',
    description: 'Merchant, tolling or floor: three structures on one page, with the cash flows of a real 20 MW site.',
    type: 'workshop',
    category: 102,
    topics: ['Investment', 'Technology'],
    format: 'online',
    at: 15,
    hours: 1.5,
    price: 0,
  },
]

/** Where one meets, by the host's country; rooms that could be anywhere else. */
export const venues = [
  'Impact Hub',
  'The old tram depot',
  'House of Founders',
  'Harbour Hall',
  'City Library, room 2',
  'The Greenhouse',
  'Café Central, upstairs',
] as const

/** Answers to a host's question. */
export const answers = [
  'We have the data and no idea which of it counts.',
  'An honest opinion on our milestones.',
  'Scope 3, and which suppliers to ask first.',
  'We lost our pilot two weeks before signing.',
  'Whether our ticket size makes sense for you.',
  'I would mostly like to listen.',
] as const
