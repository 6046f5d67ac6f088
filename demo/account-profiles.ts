import type { CountryCode } from '#features/places/countries.ts'
import type { ProfileInput } from '#features/profiles/contract.ts'
import { cityOf } from './people/person.ts'

const livingIn = (country: CountryCode, city: string) => ({ country, city_id: cityOf({ country }, city).id })

export const founder = (): ProfileInput => ({
  ...livingIn('IT', 'Turin'),
  first_name: 'Giulia',
  last_name: 'Santarelli',
  user_type: 'startup',
  company_name: 'Terrabruna',
  industry: 'CleanTech',
  bio: `Terrabruna measures how much carbon a field stores, for a tenth of what a laboratory asks. We combine satellite images with twelve soil cores a field, and two food companies already pay their growers on the basis of our figures.

I grew up on a rice farm near Vercelli and became a soil scientist because nobody could tell my father what his soil was worth. After eight years in farm advice I started Terrabruna in Turin in 2023 with two colleagues. Today we are nine people and look after 41,000 hectares in Italy, France and Spain; an agricultural university found our figures within 6% of the laboratory.

We are raising €1.8 million to have the method verified under the EU carbon removal framework and to add vines and olives before the next season. I am glad about investors who have been on a field, and about farmers who contradict us.`,
  website: 'terrabruna.example',
  expertise_areas: [
    'Soil carbon',
    'Remote sensing',
    'Regenerative agriculture',
    'Carbon removal certification',
    'Farm economics',
    'Fundraising',
  ],
  sdgs: [2, 13, 15],
  funding_stage: 'seed',
  founded_year: 2023,
  team_size: 9,
  years_experience: 11,
  raising_amount: 180_000_000,
  current_valuation: 820_000_000,
})

export const investor = (): ProfileInput => ({
  ...livingIn('SE', 'Gothenburg'),
  first_name: 'Henrik',
  last_name: 'Lindqvist',
  user_type: 'investor',
  company_name: 'Skerry Transition Fund',
  industry: 'CleanTech',
  bio: `Skerry is an article 9 fund for the unglamorous half of the transition: heat, water, grids, materials and the software that runs them. We write first tickets of €250,000 to €2 million and keep as much again for later rounds. Sixteen companies so far, in the Nordics, the Baltics and around the North Sea.

I built heat pumps for twelve years before I changed sides, so I ask about compressors before I ask about slides. A first answer comes within five working days, with reasons, also when it is a no. A fifth of our carry depends on impact targets that we agree on with the founders, and an outsider checks them every spring.

Please write if your machine has run outside the laboratory, or if you know someone whose machine has.`,
  website: 'skerry-transition.example',
  expertise_areas: ['Heat pumps', 'Industrial decarbonisation', 'SFDR', 'Impact measurement', 'Board work', 'Due diligence'],
  sdgs: [6, 7, 9, 13],
  years_experience: 22,
  portfolio_size: 16,
  investment_focus: 'Heat, water, grids and materials: hardware and the software that runs it, from the first plant on',
  investment_criteria: [
    'A machine or a process that has run for 500 hours outside the laboratory.',
    'A customer who pays for the pilot, however little.',
    'Unit economics without subsidies, at the latest with the second product.',
    'An impact that grows with sales and that somebody else can measure.',
    'Founders who hold 60% or more at series A.',
  ].join('\n'),
  sfdr_article: 'article-9',
  email_visibility: 'everyone',
  investor_preferences: {
    stages: ['seed', 'series-a'],
    industries: ['CleanTech', 'Technology', 'PropTech', 'SaaS'],
    geography: ['nordics', 'baltics', 'benelux', 'DE', 'IT'],
    min_investment: 25_000_000,
    max_investment: 200_000_000,
  },
})

export const mentor = (): ProfileInput => ({
  ...livingIn('IE', 'Galway'),
  first_name: 'Aoife',
  last_name: 'Brennan',
  user_type: 'mentor',
  company_name: 'Inisheer Operations',
  industry: 'Technology',
  bio: `I was the eleventh employee of a company that makes sensors for wind turbines, and its chief operating officer when there were six hundred of us. In between lie two factories, one recall and a winter in which a single missing connector stopped everything.

I help founders who make things: bills of materials, second suppliers, the first quality manager, and when not to build a factory. Two teams at a time, an hour every second week for half a year, by telephone while walking if you like. I take no shares and no fee. I ask for real figures, and for a message when something goes wrong.`,
  website: 'inisheer-operations.example',
  expertise_areas: ['Manufacturing scale-up', 'Supply chains', 'Quality management', 'Unit economics', 'Hiring', 'Wind energy'],
  sdgs: [7, 9, 12],
  years_experience: 24,
  portfolio_size: 7,
})

export const advisor = (): ProfileInput => ({
  ...livingIn('AT', 'Vienna'),
  first_name: 'Thomas',
  last_name: 'Achleitner',
  user_type: 'advisor',
  company_name: 'Achleitner Nachhaltigkeitsberatung',
  industry: 'SaaS',
  bio: `I audited sustainability reports for fourteen years; since 2022 I help those who have to write them. My clients are family firms with 80 to 900 people, their suppliers, and funds that want comparable figures from young companies without drowning them in questions.

For startups I have a half-day: we sort which figures your customers and investors will really ask for under CSRD, VSME and SFDR, where they already lie in your books, and what you may safely ignore. The result is two pages. I work by the day, in German and English, and know most auditors between Vorarlberg and Burgenland.`,
  website: 'achleitner-beratung.example',
  expertise_areas: ['CSRD reporting', 'VSME', 'Double materiality', 'SFDR', 'EU taxonomy', 'Assurance'],
  sdgs: [8, 12, 13, 16],
  years_experience: 19,
  portfolio_size: 4,
})
