import type { EventTopic, EventType } from '#features/events/vocabulary.ts'
import type { CountryCode } from '#features/places/countries.ts'

/** A yearly event, and its usual week. */
interface Recurring {
  /** Permanent: the edition of a year has the id `<slug>-<year>`. */
  slug: string
  name: string
  description: string
  organizer: string
  website: string
  venue: string
  city: string
  country: CountryCode
  time_zone: string
  /** Usual attendance according to the organiser. */
  attendees: number
  type: EventType
  category: number
  topics: EventTopic[]
  is_featured?: true
  /** The weekday (0 is Sunday) and month (1 is January) of its start, and which one in the month; -1 for the last. */
  begins: { month: number; week: 1 | 2 | 3 | 4 | -1; weekday: number }
  days: number
}

/** Well-known events for founders and investors. Dates are estimates from the usual week until an operator confirms them. */
export const curatedList: readonly Recurring[] = [
  {
    slug: 'web-summit',
    name: 'Web Summit',
    description: 'Founders, investors and technology companies from more than 150 countries meet for four days in Lisbon.',
    organizer: 'Web Summit',
    website: 'https://websummit.com/',
    venue: 'MEO Arena and FIL',
    city: 'Lisbon',
    country: 'PT',
    time_zone: 'Europe/Lisbon',
    attendees: 70_000,
    type: 'conference',
    category: 102,
    topics: ['Technology', 'Startup', 'AI/ML', 'Investment'],
    is_featured: true,
    begins: { month: 11, week: 2, weekday: 1 },
    days: 4,
  },
  {
    slug: 'slush',
    name: 'Slush',
    description: 'Two days in Helsinki at which startups and investors find each other, in meetings arranged beforehand and on stage.',
    organizer: 'Slush',
    website: 'https://slush.org/',
    venue: 'Messukeskus Helsinki',
    city: 'Helsinki',
    country: 'FI',
    time_zone: 'Europe/Helsinki',
    attendees: 13_000,
    type: 'networking',
    category: 101,
    topics: ['Startup', 'Investment', 'Networking'],
    is_featured: true,
    begins: { month: 11, week: 3, weekday: 3 },
    days: 2,
  },
  {
    slug: 'vivatech',
    name: 'VivaTech',
    description: 'Exhibition and stages for startups, companies and investors in Paris; the last day is open to everybody.',
    organizer: 'Viva Technology',
    website: 'https://vivatechnology.com/',
    venue: 'Paris Expo Porte de Versailles',
    city: 'Paris',
    country: 'FR',
    time_zone: 'Europe/Paris',
    attendees: 180_000,
    type: 'expo',
    category: 102,
    topics: ['Technology', 'Startup', 'AI/ML', 'Business'],
    begins: { month: 6, week: 3, weekday: 3 },
    days: 4,
  },
  {
    slug: 'changenow',
    name: 'ChangeNOW',
    description: 'Summit of solutions for climate, biodiversity and society, with a programme for impact investors, in the Grand Palais.',
    organizer: 'ChangeNOW',
    website: 'https://www.changenow.world/',
    venue: 'Grand Palais',
    city: 'Paris',
    country: 'FR',
    time_zone: 'Europe/Paris',
    attendees: 40_000,
    type: 'summit',
    category: 111,
    topics: ['Startup', 'Investment', 'Business'],
    is_featured: true,
    begins: { month: 3, week: -1, weekday: 1 },
    days: 3,
  },
  {
    slug: 'socap',
    name: 'SOCAP Global',
    description: 'Impact investors, foundations and social entrepreneurs meet in San Francisco.',
    organizer: 'SOCAP Global',
    website: 'https://socapglobal.com/',
    venue: 'Yerba Buena Center for the Arts',
    city: 'San Francisco',
    country: 'US',
    time_zone: 'America/Los_Angeles',
    attendees: 2_500,
    type: 'conference',
    category: 101,
    topics: ['Investment', 'Business', 'Networking'],
    begins: { month: 10, week: -1, weekday: 1 },
    days: 3,
  },
  {
    slug: 'south-summit-brazil',
    name: 'South Summit Brazil',
    description: 'Startups of Latin America pitch to investors and companies at the Cais Mauá in Porto Alegre.',
    organizer: 'South Summit',
    website: 'https://www.southsummit.io/brazil/',
    venue: 'Cais Mauá',
    city: 'Porto Alegre',
    country: 'BR',
    time_zone: 'America/Sao_Paulo',
    attendees: 23_000,
    type: 'pitch',
    category: 101,
    topics: ['Startup', 'Investment', 'Technology'],
    begins: { month: 3, week: 4, weekday: 3 },
    days: 3,
  },
  {
    slug: 'gitex-africa',
    name: 'GITEX Africa',
    description: 'Technology and startup exhibition of the continent, in Marrakech.',
    organizer: 'KAOUN International',
    website: 'https://gitexafrica.com/',
    venue: 'Place Bab Jdid',
    city: 'Marrakesh',
    country: 'MA',
    time_zone: 'Africa/Casablanca',
    attendees: 50_000,
    type: 'expo',
    category: 102,
    topics: ['Technology', 'Startup', 'FinTech', 'AI/ML'],
    begins: { month: 4, week: 1, weekday: 2 },
    days: 3,
  },
  {
    slug: 'switch-singapore',
    name: 'SWITCH Singapore',
    description: 'Singapore Week of Innovation and Technology: startups, investors and companies of Asia, with the SLINGSHOT competition.',
    organizer: 'Enterprise Singapore',
    website: 'https://www.switchsg.org/',
    venue: 'Marina Bay Sands',
    city: 'Singapore',
    country: 'SG',
    time_zone: 'Asia/Singapore',
    attendees: 20_000,
    type: 'conference',
    category: 102,
    topics: ['Technology', 'Startup', 'Investment'],
    begins: { month: 10, week: -1, weekday: 3 },
    days: 3,
  },
]
export type { Recurring }
