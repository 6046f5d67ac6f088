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
  bio: `Terrabruna measures soil carbon at about a tenth of the cost of laboratory analysis, by combining satellite images with twelve soil cores a field. Two food companies already pay their growers on the basis of our figures.

I grew up on a rice farm near Vercelli, trained as a soil scientist and spent eight years advising farmers before I co-founded Terrabruna in Turin in 2023 with two colleagues. We are now a team of nine and monitor 41,000 hectares in Italy, France and Spain. An agricultural university found our figures within 6% of the laboratory.

We are raising €1.8 million (seed) at a pre-money valuation of €8.2 million, to have the method verified under the EU carbon removal framework and to add vines and olives before the next season. I would like to meet seed investors with experience in agriculture, and food companies that want to pay growers for soil carbon.`,
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
  bio: `Skerry Transition Fund is an Article 9 climate tech fund based in Gothenburg. We invest in heat, water, grids and materials, and in the software that runs them. First tickets are €250,000 to €2 million at seed and series A, with the same amount reserved for follow-on rounds. We have 16 portfolio companies in the Nordics, the Baltics and around the North Sea.

Before Skerry I spent twelve years developing heat pumps. Our process: an answer to every deck within five working days, two calls, a site visit, and a decision about six weeks after the first call. We lead or co-lead and usually take a board or observer seat. A fifth of our carry depends on impact targets agreed with the founders and checked every year by an independent auditor.

Write to me if your technology has run for at least 500 hours outside the laboratory. Co-investors are welcome too.`,
  website: 'skerry-transition.example',
  expertise_areas: ['Heat pumps', 'Industrial decarbonisation', 'SFDR', 'Impact measurement', 'Board work', 'Due diligence'],
  sdgs: [6, 7, 9, 13],
  years_experience: 22,
  portfolio_size: 16,
  investment_focus: 'Heat, water, grids and materials: hardware and the software that runs it, from the first commercial plant',
  investment_criteria: [
    'Technology that has run for at least 500 hours outside the laboratory.',
    'At least one customer who pays for the pilot.',
    'Unit economics that work without subsidies by the second product generation.',
    'Impact that grows with revenue and can be verified by a third party.',
    'Founders who still hold at least 60% at series A.',
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
  bio: `I joined a maker of wind turbine sensors as employee number eleven and left as chief operating officer, when there were six hundred of us. In between I set up two factories, managed a product recall and got us through a winter in which one missing connector stopped production.

I mentor founders of hardware companies on bills of materials, second sources, quality management and the decision to make or buy. I work with two teams at a time, for an hour every second week over six months. I take no fee and no equity. In return I ask for your real figures, and that you tell me early when something goes wrong.`,
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
  bio: `I audited sustainability reports for fourteen years. Since 2022 I have advised the companies that write them: family businesses with 80 to 900 employees, their suppliers, and funds that need comparable ESG data from young companies.

For startups I offer a half-day workshop: we work out which figures your customers and investors will ask for under CSRD, VSME and SFDR, where you already have them, and what you can leave out. You get a two-page summary. I charge by the day, work in German and English, and am based in Vienna.`,
  website: 'achleitner-beratung.example',
  expertise_areas: ['CSRD reporting', 'VSME', 'Double materiality', 'SFDR', 'EU taxonomy', 'Assurance'],
  sdgs: [8, 12, 13, 16],
  years_experience: 19,
  portfolio_size: 4,
})

export const operator = (): ProfileInput => ({
  ...livingIn('BE', 'Brussels'),
  first_name: 'Lieve',
  last_name: 'Claes',
  user_type: 'advisor',
  company_name: 'Canal Street Accelerator',
  industry: 'CleanTech',
  bio: `I run this community with two colleagues. We come from the Canal Street Accelerator in Brussels, which has taken 74 climate startups through its programme since 2016.

If something does not work, somebody behaves badly, or you are looking for a person you cannot find here, write to me. I read everything and usually answer on the same day.`,
  website: 'canal-street.example',
  expertise_areas: ['Community building', 'Accelerator programmes', 'Impact measurement', 'Public funding'],
  sdgs: [8, 9, 13, 17],
  years_experience: 14,
  portfolio_size: 74,
})
