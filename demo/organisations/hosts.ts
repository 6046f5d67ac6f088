import type { CountryCode } from '#features/places/countries.ts'
import type { OrganisationKind } from '#features/organisations/kinds.ts'
import type { Industry } from '#features/profiles/vocabulary.ts'

/** An organisation that neither raises money nor runs a fund, run by mentors and advisors. */
export interface Host {
  kind: OrganisationKind
  name: string
  countries: CountryCode[]
  industries: Industry[]
  sdgs: number[]
  founded_year: number
  team_size: number
  /** The title of the person who runs it. */
  title: string
  description: string
}

export const hosts: readonly Host[] = [
  {
    kind: 'accelerator',
    name: 'Harbour Climate Lab',
    countries: ['NL'],
    industries: ['CleanTech'],
    sdgs: [7, 13],
    founded_year: 2017,
    team_size: 9,
    title: 'Programme director',
    description:
      'A six-month programme for climate hardware at the port of Rotterdam. Ten teams a year get a workshop, a pilot with a port company and €40,000 without giving up shares.\n\nSince 2017, 61 companies have gone through the programme; 44 of them still exist. Applications close on 31 January and 31 July.',
  },
  {
    kind: 'accelerator',
    name: 'Alpine Cleantech Accelerator',
    countries: ['AT', 'CH'],
    industries: ['CleanTech', 'Technology'],
    sdgs: [7, 9, 11],
    founded_year: 2019,
    team_size: 6,
    title: 'Managing director',
    description:
      'We bring young companies in energy, buildings and mobility together with utilities and cable car operators in the Alps. Each team gets a paid pilot of three months.\n\nThe programme is free. It is financed by eleven partners, who have no say in the selection.',
  },
  {
    kind: 'accelerator',
    name: 'Iberia Ocean Lab',
    countries: ['PT', 'ES'],
    industries: ['Biotech', 'CleanTech'],
    sdgs: [14],
    founded_year: 2020,
    team_size: 7,
    title: 'Head of programmes',
    description:
      'A laboratory and test site for the blue economy in Viana do Castelo, with seawater tanks, a pilot line for algae and a berth. Teams stay for four to twelve months.\n\nWe help with permits, which take longer than anything else at sea.',
  },
  {
    kind: 'accelerator',
    name: 'Vistula Green Launchpad',
    countries: ['PL'],
    industries: ['CleanTech', 'SaaS'],
    sdgs: [8, 12, 13],
    founded_year: 2018,
    team_size: 5,
    title: 'Programme director',
    description:
      'Our programme takes software and industrial teams from Central Europe from their first customer to their tenth. It lasts four months, in Warsaw and online, in English and Polish.',
  },
  {
    kind: 'accelerator',
    name: 'Nordic Heat Programme',
    countries: ['SE', 'FI', 'DK'],
    industries: ['CleanTech'],
    sdgs: [7, 11],
    founded_year: 2016,
    team_size: 4,
    title: 'Head of the programme',
    description:
      'Nine district heating companies open their networks to new technology. A team that is selected gets a site, measured data for one heating season, and a report that it may publish.',
  },
  {
    kind: 'accelerator',
    name: 'Adriatic Food Lab',
    countries: ['HR', 'IT'],
    industries: ['Biotech', 'Other'],
    sdgs: [2, 12],
    founded_year: 2021,
    team_size: 6,
    title: 'Managing director',
    description:
      'A shared pilot kitchen and fermentation hall in Rijeka, with a programme for food companies that want to produce their first ten tonnes. We know the food authorities on both sides of the border.',
  },
  {
    kind: 'corporate',
    name: 'Kessel & Sohn Heiztechnik',
    countries: ['DE'],
    industries: ['CleanTech'],
    sdgs: [7, 9],
    founded_year: 1954,
    team_size: 1400,
    title: 'Head of innovation',
    description:
      'A family-owned manufacturer of boilers that now makes heat pumps. We are looking for controls, refrigerant-free cycles and anything that halves installation time.\n\nWe buy, license or invest a minority stake, and we decide within eight weeks.',
  },
  {
    kind: 'corporate',
    name: 'Brabant Logistics Group',
    countries: ['BE', 'NL'],
    industries: ['Technology', 'E-commerce'],
    sdgs: [9, 11, 13],
    founded_year: 1988,
    team_size: 2300,
    title: 'Director of sustainability',
    description:
      'We move parcels and pallets for 900 shippers in Benelux. By 2030 all deliveries in cities are to be free of emissions. We test vehicles, packaging and planning software on real routes and pay for the test.',
  },
  {
    kind: 'corporate',
    name: 'Rivoli Alimentari',
    countries: ['IT'],
    industries: ['Other', 'Biotech'],
    sdgs: [2, 12, 15],
    founded_year: 1971,
    team_size: 640,
    title: 'Head of purchasing',
    description:
      'We make pasta, sauces and rice dishes, and buy from 1,100 farms. We pay growers for measured soil carbon and are looking for methods that an auditor accepts.',
  },
  {
    kind: 'corporate',
    name: 'Lough Dairy Cooperative',
    countries: ['IE'],
    industries: ['Other'],
    sdgs: [2, 13],
    founded_year: 1962,
    team_size: 820,
    title: 'Head of sustainability',
    description:
      'A cooperative of 1,700 dairy farmers in the west of Ireland. Methane is our largest source of emissions. We run trials with twenty herds at a time and publish the results.',
  },
  {
    kind: 'public',
    name: 'Elva Regional Energy Agency',
    countries: ['EE', 'LV'],
    industries: ['CleanTech', 'PropTech'],
    sdgs: [7, 11],
    founded_year: 2009,
    team_size: 18,
    title: 'Director',
    description:
      'We advise 34 municipalities on heat planning and renovation, and run joint tenders for them. Companies with something new can show it at our open day in May.',
  },
  {
    kind: 'public',
    name: 'European Repair Network',
    countries: ['FR', 'DE', 'ES'],
    industries: ['E-commerce', 'Technology'],
    sdgs: [12],
    founded_year: 2015,
    team_size: 11,
    title: 'Coordinator',
    description:
      'A non-profit association of 140 repair workshops and makers of spare parts. We collect data on why things break, and argue for products that can be opened.',
  },
  {
    kind: 'public',
    name: 'Forum for Impact Measurement',
    countries: ['LU', 'BE'],
    industries: ['FinTech', 'Other'],
    sdgs: [8, 17],
    founded_year: 2013,
    team_size: 8,
    title: 'Secretary general',
    description:
      'Funds, auditors and researchers who agree on how to measure impact in small companies. Our guides are free, and our members commit to using them.',
  },
]
