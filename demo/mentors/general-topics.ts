import type { MentorTopic } from './topic.ts'

/** Topics that are useful in every industry. */
export const generalTopics: readonly MentorTopic[] = [
  {
    industry: null,
    past: [
      'I raised {four|five|seven} rounds as a founder, from seed to series B.',
      'I worked in venture capital for {eight|eleven} years and reviewed about {2000-5000} decks.',
    ],
    help: [
      'I help founders with their pitch deck and financial model.',
      'I prepare founders for due diligence and term sheet negotiations.',
    ],
    expertise: ['Fundraising', 'Pitching', 'Term sheets', 'Financial modelling', 'Investor relations'],
    goals: [8, 9],
  },
  {
    industry: null,
    past: [
      'I hired the first {60|90|140} people at two startups.',
      'I led HR at a company that grew from {18|25|30} to {300|420|600} people.',
    ],
    help: [
      'I help with first management hires, fair pay and difficult conversations.',
      'I advise on salary bands, parental leave and staff retention.',
    ],
    expertise: ['Hiring', 'Leadership', 'Fair pay', 'Organisation design', 'Diversity and inclusion'],
    goals: [5, 8, 10],
  },
  {
    industry: null,
    past: [
      'I was a procurement officer for a city for {thirteen|sixteen|nineteen} years.',
      'I have written public tenders worth €{140-480} million.',
    ],
    help: [
      'I explain how the public sector buys and how small companies can win tenders.',
      'I review tender documents and bids with founders.',
    ],
    expertise: ['Public procurement', 'Green public procurement', 'GovTech', 'Tendering', 'Innovation partnerships'],
    goals: [16, 11, 12],
  },
  {
    industry: null,
    past: [
      'I have carried out life-cycle assessments in industries from food to shipping.',
      'I was a member of the committee that wrote two of the relevant standards.',
    ],
    help: ['I help startups complete a first life-cycle assessment in two weeks.', 'I review green claims before they are published.'],
    expertise: ['Life-cycle assessment', 'Environmental product declarations', 'Green claims', 'Product carbon footprint', 'ISO 14040'],
    goals: [12, 13],
  },
  {
    industry: null,
    past: [
      'I sold software to industrial companies for {fourteen|seventeen|twenty-two} years.',
      'I built three sales teams in {two|three|four} languages.',
    ],
    help: ['I join first sales calls and give feedback.', 'I help with pricing, paid pilots and enterprise contracts.'],
    expertise: ['B2B sales', 'Pricing', 'Enterprise contracts', 'Sales hiring', 'Go-to-market'],
    goals: [8, 9],
  },
  {
    industry: null,
    past: ['I am a patent attorney with a doctorate in {chemistry|physics|biology}.', 'I have drafted about {180-500} patents.'],
    help: [
      'I help decide what to patent, what to publish and what to keep confidential.',
      'I review licence agreements with universities.',
    ],
    expertise: ['Patents', 'Technology transfer', 'Licensing', 'University spin-offs', 'IP strategy'],
    goals: [9],
  },
  {
    industry: null,
    past: [
      'I have won {six|nine|thirteen} EU grants and coordinated two consortia.',
      'I evaluated EU grant applications for {five|seven|eight} years.',
    ],
    help: ['I help choose the right grants and review drafts.', 'I advise on consortia, state aid rules and cost reporting.'],
    expertise: ['EU grants', 'EIC Accelerator', 'Consortium building', 'State aid', 'Non-dilutive funding'],
    goals: [9, 17],
  },
  {
    industry: null,
    past: [
      'I was finance director of three startups and led one of them through a restructuring.',
      'I have managed the finances of {eight|twelve|fifteen} growing companies.',
    ],
    help: ['I help founders build reliable cash flow forecasts.', 'I help with controlling, runway planning and bank loans.'],
    expertise: ['Finance and controlling', 'Liquidity planning', 'Restructuring', 'Venture debt', 'Audit readiness'],
    goals: [8],
  },
  {
    industry: null,
    past: [
      'I was a business journalist before I moved into corporate communications.',
      'I led communications at an energy company for ten years.',
    ],
    help: [
      'I help founders explain in one sentence what their company does.',
      'I prepare founders for interviews, public hearings and crisis communications.',
    ],
    expertise: ['Communications', 'Positioning', 'Stakeholder dialogue', 'Crisis communications', 'Green claims'],
    goals: [16, 12],
  },
  {
    industry: null,
    past: ['I traced cocoa, cobalt and cotton supply chains to their origin.', 'I set up human rights due diligence at a retail group.'],
    help: [
      'I help suppliers answer customer questionnaires efficiently.',
      'I explain supply chain law and what it means for a small company.',
    ],
    expertise: ['Supply chain due diligence', 'Human rights', 'CSDDD', 'EUDR', 'Supplier audits'],
    goals: [8, 12, 16],
  },
]
