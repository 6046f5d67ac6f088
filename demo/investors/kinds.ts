import type { FundingStage, SfdrArticle } from '#features/profiles/vocabulary.ts'

/** A kind of investor, with its usual terms. */
interface InvestorKind {
  share: number
  /** Ends of the firm's name. */
  endings: readonly string[]
  speaksAs: 'I' | 'we'
  stages: readonly FundingStage[]
  /** Ranges of the smallest and the largest ticket, in thousands of euros. */
  smallest: readonly [number, number]
  largest: readonly [number, number]
  portfolio: readonly [number, number]
  sfdr: readonly (readonly [SfdrArticle | null, number])[]
  /** How the bio begins. Values: fund, industries, ticket, geography, stages, portfolio, and I, i, my, me. */
  openings: readonly string[]
}

export const investorKinds: readonly InvestorKind[] = [
  {
    share: 26,
    endings: ['Angels', 'Invest', 'Beteiligungen', 'Participations'],
    speaksAs: 'I',
    stages: ['pre-seed', 'seed'],
    smallest: [10, 30],
    largest: [50, 250],
    portfolio: [2, 24],
    sfdr: [['not-in-scope', 1]],
    openings: [
      'I am a business angel and invest in {industries} {geography}. My tickets are {ticket}.',
      'I sold my company in {2014|2015|2016|2017|2018|2019|2020|2021} and now back founders in {industries}, with {ticket} per company.',
      'I am a business angel with {portfolio} investments so far, most of them in {industries}.',
      'I write first cheques of {ticket} for teams in {industries}, {stages}, {geography}.',
      'I was an engineer for twenty years and now invest in {industries} {geography}. My tickets are {ticket}.',
      'Angel investor in {industries}, {stages}, {geography}. I invest {ticket} in {three|four|five} new companies a year.',
    ],
  },
  {
    share: 24,
    endings: ['Impact Fund', 'Impact Capital', 'Transition Fund', 'Climate Partners'],
    speaksAs: 'we',
    stages: ['seed', 'series-a', 'series-b'],
    smallest: [200, 750],
    largest: [1_500, 6_000],
    portfolio: [8, 36],
    sfdr: [
      ['article-9', 7],
      ['article-8', 3],
    ],
    openings: [
      '{fund} is an impact fund for {industries}, {stages}, {geography}. First tickets are {ticket}.',
      '{fund} invests {ticket} in {industries} {geography}, with measurable impact as a condition.',
      '{fund} backs {industries} with tickets of {ticket} and agrees impact targets with every company.',
      'I am a partner at {fund}. We hold {portfolio} companies in {industries}, and a fifth of our carry depends on their impact.',
      'At {fund} we finance {industries} {geography}, {stages}. Our LPs are {pension funds|foundations and families|two development banks and several families}.',
      'I am an investment manager at {fund}. We invest {ticket} in {industries}, {stages}, {geography}.',
    ],
  },
  {
    share: 19,
    endings: ['Ventures', 'Capital', 'Partners', 'Venture Partners'],
    speaksAs: 'we',
    stages: ['pre-seed', 'seed', 'series-a'],
    smallest: [250, 1_000],
    largest: [2_000, 9_000],
    portfolio: [12, 60],
    sfdr: [
      ['article-8', 6],
      ['article-6', 4],
    ],
    openings: [
      '{fund} leads {stages} rounds in {industries} {geography}, with {ticket}.',
      'I am a partner at {fund}. We invest in {industries}, {stages}, {geography}. Tickets are {ticket}.',
      'We are often the first institutional investor in {industries} {geography}, with {ticket}.',
      'At {fund} I am responsible for {industries}. We manage two funds with {portfolio} portfolio companies.',
      '{fund} invests {ticket} {geography}. I cover {industries}, {stages}.',
    ],
  },
  {
    share: 12,
    endings: ['Family Office', 'Holding', 'Stewardship'],
    speaksAs: 'we',
    stages: ['seed', 'series-a', 'bridge', 'series-b'],
    smallest: [100, 400],
    largest: [1_000, 5_000],
    portfolio: [5, 26],
    sfdr: [
      ['not-in-scope', 9],
      ['article-8', 1],
    ],
    openings: [
      'We are a family of {weavers|brewers|printers|millers|shipowners} in the {third|fourth|fifth} generation and invest {ticket} in {industries} {geography}.',
      '{fund} is a family office without a fixed holding period. We invest {ticket} in {industries}, {stages}.',
      'I manage the direct investments of {fund}: {industries}, {stages}, {geography}. As a family office we have no fund term.',
      '{fund} is a long-term investor in {industries} {geography}, with tickets of {ticket}.',
    ],
  },
  {
    share: 8,
    endings: ['Energy Ventures', 'Industries Ventures', 'Utility Ventures', 'Group Ventures'],
    speaksAs: 'we',
    stages: ['series-a', 'series-b', 'series-c'],
    smallest: [500, 2_000],
    largest: [4_000, 15_000],
    portfolio: [6, 22],
    sfdr: [
      ['not-in-scope', 8],
      ['article-6', 2],
    ],
    openings: [
      '{fund} is the venture arm of an industrial group. We invest {ticket} in {industries} and can arrange pilots in our {nine|fourteen|twenty-two} plants.',
      'We invest {ticket} in {industries} with a strategic fit to our industrial operations.',
      '{fund} is a corporate investor in {industries} {geography}. We take minority stakes without exclusivity or purchase rights.',
    ],
  },
  {
    share: 6,
    endings: ['Regional Fund', 'Innovation Fund', 'Co-investment Fund'],
    speaksAs: 'we',
    stages: ['pre-seed', 'seed', 'series-a'],
    smallest: [100, 300],
    largest: [800, 2_500],
    portfolio: [25, 110],
    sfdr: [
      ['not-in-scope', 5],
      ['article-8', 5],
    ],
    openings: [
      '{fund} co-invests public money alongside private investors in {industries} {geography}, {stages}.',
      'We match the investment of a private lead, with {ticket}. Focus: {industries}, {stages}, {geography}.',
      'Public co-investor in {industries} {geography} with {portfolio} portfolio companies.',
    ],
  },
  {
    share: 5,
    endings: ['Growth Fund', 'Growth Partners', 'Infrastructure Partners'],
    speaksAs: 'we',
    stages: ['series-b', 'series-c'],
    smallest: [4_000, 9_000],
    largest: [15_000, 45_000],
    portfolio: [6, 18],
    sfdr: [
      ['article-9', 4],
      ['article-8', 6],
    ],
    openings: [
      '{fund} provides growth capital for {industries}, from the first commercial plants to international roll-out.',
      'Growth capital for {industries} {geography}: {ticket}, as equity or structured finance.',
      'We invest {ticket} in {industries} once unit economics are proven and the company is ready to scale.',
    ],
  },
  {
    share: 4,
    endings: ['Foundation', 'Stiftung', 'Endowment'],
    speaksAs: 'we',
    stages: ['pre-seed', 'seed', 'bridge'],
    smallest: [50, 150],
    largest: [250, 1_200],
    portfolio: [4, 30],
    sfdr: [['not-in-scope', 1]],
    openings: [
      '{fund} invests part of its endowment in {industries} {geography}. Impact comes first, capital preservation second.',
      'We provide loans and equity of {ticket} to {industries} {geography}, mostly before commercial investors come in.',
    ],
  },
]
