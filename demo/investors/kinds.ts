import type { FundingStage, SfdrArticle } from '#features/profiles/vocabulary.ts'

/** A kind of investor, and what goes with it. */
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
      'I invest my own money in {industries}: {ticket} a company, {geography}.',
      'After selling my company in {2014-2021} I back founders in {industries}, with {ticket} and a day a month.',
      'Business angel with {portfolio} companies so far, most of them in {industries}.',
      'I write first cheques, {ticket}, for teams in {industries} {geography}.',
      'I was an engineer for twenty years; now I invest in {industries} {geography}, {ticket} at a time.',
      'Angel by conviction: {industries}, {geography}, never more than {three|four|five} new companies a year.',
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
      '{fund} is an impact fund for {industries} {geography}.',
      'We invest where a tonne or a life can be counted: {industries}, {geography}.',
      '{fund} backs {industries} with {ticket}, and with impact targets that stand in the contract.',
      'I am a partner at {fund}. We hold {portfolio} companies in {industries}; a fifth of our carry depends on their impact.',
      'At {fund} we finance {industries} {geography}. Our investors are {pension funds|foundations and families|two development banks and several families}, and they read the impact report first.',
      'Investment manager at {fund}: {industries}, {stages}, {geography}.',
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
      '{fund} leads rounds in {industries} {geography}, with {ticket}.',
      'Partner at {fund}. {Industries}, {stages}, {geography}.',
      'We are the first institutional investor in {industries}: {ticket}, {geography}.',
      'At {fund} I look after {industries}. {portfolio} companies, two funds, one office with a kitchen.',
      '{fund} invests {geography}. My part of it is {industries}.',
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
      'We are a family of {weavers|brewers|printers|millers|shipowners} in the {third|fourth|fifth} generation and invest in {industries} {geography}.',
      '{fund} holds its companies for as long as it makes sense. {Industries}, {ticket}.',
      'I manage the direct investments of {fund}: {industries}, {geography}, without a fund’s end date.',
      'Money with patience: {fund} invests {ticket} in {industries}.',
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
      '{fund} is the venture arm of an industrial group. We invest in {industries} and open the doors of {nine|fourteen|twenty-two} plants.',
      'We invest {ticket} in {industries} that our own operations could use tomorrow.',
      'Corporate money without the usual strings: {fund}, {industries}, {geography}.',
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
      '{fund} invests public money beside private investors: {industries}, {geography}.',
      'We double what a private lead puts in, up to our ticket. {Industries}, {geography}.',
      'Public co-investor in {industries}. {portfolio} companies, most of them still in the region.',
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
      '{fund} finances the step from the third plant to the thirtieth, in {industries}.',
      'Growth capital for {industries} {geography}: {ticket}, equity or structured.',
      'We invest once the unit economics are proven and the factory is not yet paid for.',
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
      '{fund} invests part of its endowment in {industries}: first the purpose, then the capital preserved.',
      'We give loans and equity to {industries} {geography} where a market does not exist yet.',
    ],
  },
]
