import type { MentorTopic } from './topic.ts'

/** What is of use in every industry. */
export const generalTopics: readonly MentorTopic[] = [
  {
    industry: null,
    past: [
      'I raised {four|five|seven} rounds as a founder, two of them in bad years.',
      'I sat on the investor’s side for {eight|eleven} years and read some {2000-5000} decks.',
    ],
    help: [
      'I help with the story behind the spreadsheet, and with the spreadsheet.',
      'I rehearse the hard questions until they are boring.',
    ],
    expertise: ['Fundraising', 'Pitching', 'Term sheets', 'Financial modelling', 'Investor relations'],
    goals: [8, 9],
  },
  {
    industry: null,
    past: [
      'I hired the first {60|90|140} people of two companies, and had to let some of them go.',
      'I ran the people team of a company that grew from {18|25|30} to {300|420|600}.',
    ],
    help: [
      'I help with first managers, fair pay and the conversations that one puts off.',
      'I look at salary bands, parental leave and why the third engineer left.',
    ],
    expertise: ['Hiring', 'Leadership', 'Fair pay', 'Organisation design', 'Diversity and inclusion'],
    goals: [5, 8, 10],
  },
  {
    industry: null,
    past: [
      'I was a procurement officer of a city for {thirteen|sixteen|nineteen} years.',
      'I have written tenders worth €{140-480} million.',
    ],
    help: [
      'I explain how the public buys, and how a small firm wins without lowering its price.',
      'I read tenders with founders and point out the sentence that decides.',
    ],
    expertise: ['Public procurement', 'Green public procurement', 'GovTech', 'Tendering', 'Innovation partnerships'],
    goals: [16, 11, 12],
  },
  {
    industry: null,
    past: [
      'I have made life-cycle assessments of everything from yoghurt cups to ferries.',
      'I sat on the committee that wrote two of the standards I now explain.',
    ],
    help: ['I help to make a first assessment in two weeks, and an honest one.', 'I check claims before somebody else does.'],
    expertise: ['Life-cycle assessment', 'Environmental product declarations', 'Green claims', 'Product carbon footprint', 'ISO 14040'],
    goals: [12, 13],
  },
  {
    industry: null,
    past: [
      'I sold software to industrial companies for {fourteen|seventeen|twenty-two} years.',
      'I built three sales teams, in {two|three|four} languages.',
    ],
    help: [
      'I sit in on first sales calls and say afterwards what I heard.',
      'I help with prices, pilots that end, and contracts that do not.',
    ],
    expertise: ['B2B sales', 'Pricing', 'Enterprise contracts', 'Sales hiring', 'Go-to-market'],
    goals: [8, 9],
  },
  {
    industry: null,
    past: [
      'I am a patent attorney with a doctorate in {chemistry|physics|biology}.',
      'I have written some {180-500} patents and advised against as many.',
    ],
    help: ['I help to decide what to patent, what to publish and what to keep quiet about.', 'I read licence contracts with universities.'],
    expertise: ['Patents', 'Technology transfer', 'Licensing', 'University spin-offs', 'IP strategy'],
    goals: [9],
  },
  {
    industry: null,
    past: [
      'I have won {six|nine|thirteen} European grants and coordinated two.',
      'I was an evaluator in Brussels for {five|seven|eight} years.',
    ],
    help: ['I help to decide which grants are worth the work, and I read drafts.', 'I explain consortia, state aid and time sheets.'],
    expertise: ['EU grants', 'EIC Accelerator', 'Consortium building', 'State aid', 'Non-dilutive funding'],
    goals: [9, 17],
  },
  {
    industry: null,
    past: [
      'I was finance director of three startups, one of them through an insolvency.',
      'I have closed the books of {eight|twelve|fifteen} growing companies.',
    ],
    help: ['I build liquidity plans that one believes on Monday morning.', 'I help with controlling, runway and the talk with the bank.'],
    expertise: ['Finance and controlling', 'Liquidity planning', 'Restructuring', 'Venture debt', 'Audit readiness'],
    goals: [8],
  },
  {
    industry: null,
    past: [
      'I wrote about companies for a newspaper before I wrote for them.',
      'I led communications of an energy company through a difficult decade.',
    ],
    help: [
      'I help to say in one sentence what a company does, and to leave out the adjectives.',
      'I prepare founders for journalists, citizens’ meetings and bad news.',
    ],
    expertise: ['Communications', 'Positioning', 'Stakeholder dialogue', 'Crisis communications', 'Green claims'],
    goals: [16, 12],
  },
  {
    industry: null,
    past: ['I traced cocoa, cobalt and cotton to where they come from.', 'I built up the human rights due diligence of a retail group.'],
    help: [
      'I help suppliers to answer long questionnaires with short, true sentences.',
      'I explain supply chain law, and what it means for a firm of twenty.',
    ],
    expertise: ['Supply chain due diligence', 'Human rights', 'CSDDD', 'EUDR', 'Supplier audits'],
    goals: [8, 12, 16],
  },
]
