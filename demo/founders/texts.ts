import type { FundingStage } from '#features/profiles/vocabulary.ts'

/** How a founder's bio begins. Values: company, we, customers, problem, years, before, city, year. */
export const openings = [
  'At {company} we {we}. Our customers are {customers}.',
  'At {company} we {we}.',
  'At {company} we {we}. {problem}',
  '{problem} At {company} we {we}.',
  '{problem} That is why we {we}.',
  'After {years} years {before} I founded {company}. We {we}.',
  'I spent {years} years {before}. At {company} we now {we}.',
  'I spent {years} years {before} before I founded {company}. We {we}. Our customers are {customers}.',
  'We {we}. {problem}',
  'I run {company} in {city}. We {we}. Our customers are {customers}.',
  'I started {company} in {year} with two {friends|former colleagues|people I studied with}. We {we}.',
  'I founded {company} in {year}, after {years} years {before}. We {we}.',
  'I am the {technical|commercial|managing|scientific} co-founder of {company}. We {we}. Our customers are {customers}.',
  'Founder of {company} in {city}, previously {years} years {before}. We {we}.',
] as const

export const smallTeamSentences = [
  'We are a team of {team} in {city}.',
  'Our team is {team} people so far.',
  'We are a team of {team}, {most of us engineers|from three countries|half of us from the industry}.',
  'We are {team} people, all of us based in {city}.',
] as const

export const largeTeamSentences = [
  'We are a team of {team} in {city}.',
  'We are a team of {team}, {a third|half|two fifths} of us women.',
  'We are a team of {team}, {most of us engineers|from nine countries|half of us from the industry|with twelve years of industry experience on average}.',
  'Our team is {team} people, {most of them|more than half of them} in {city}.',
] as const

const raising = [
  'We are raising {amount} to {next}.',
  'We are raising a round of {amount} to {next}.',
  'We are looking for {amount} to {next}.',
  'Our next step is to {next}; we are raising {amount} for it.',
  'We are currently raising {amount}. The goal is to {next}.',
  'With a round of {amount} we plan to {next}.',
] as const

const bridging = [
  'We are raising a bridge of {amount}, which gives us runway until {the next grant is paid out|we break even|the series B closes|the approval arrives}.',
  'We are closing a bridge round of {amount} with our existing investors and have room for one or two more.',
  'We are raising a convertible of {amount} to {next}.',
] as const

export const raisingSentences: Record<FundingStage, readonly string[]> = {
  'pre-seed': [
    ...raising,
    'This is our first round: we are raising {amount} to {next}.',
    'We are raising {amount} from angels, alongside a grant, to {next}.',
  ],
  seed: raising,
  'series-a': [...raising, 'We are raising a series A of {amount} to {next}.'],
  'series-b': [...raising, 'We are raising a series B of {amount} to {next}.'],
  'series-c': [...raising, 'We are preparing a round of {amount}, part equity and part debt, to {next}.'],
  bridge: bridging,
}

export const notRaising = [
  'We are not raising at the moment, but introductions are always welcome.',
  'We have no open round. I am here to exchange experience with other founders.',
  'We closed a round recently and expect to raise again in about a year.',
] as const

export const wishes = [
  'I am looking for investors who are used to long permitting timelines.',
  'Ideally we find a lead investor with hardware experience.',
  'I would like to meet pilot customers as well as investors.',
  'Right now I need advice from someone who has sold to the public sector.',
  'I would like to meet founders who have grown a team from twenty to sixty people.',
  'We are looking for an independent board member who has taken a product through certification.',
  'If you work in procurement or know someone who does, please introduce us.',
  'Our data room opens after the first call.',
  'We report our impact figures to investors every quarter.',
  'I prefer investors with a horizon of seven years or more.',
  'I am happy to share our life-cycle assessment on request.',
  'We are looking for an industrial partner with a plant in {southern Germany|Flanders|northern Italy|Silesia|Catalonia|the Nordics}.',
  'We are looking for a lead who takes a board seat, and for two or three co-investors.',
  'I am looking for a mentor for our first enterprise contract.',
  'We are hiring: {a field engineer|a head of sales|a regulatory lead|two developers|an operations manager}.',
  'Send me a message if you would like to see the deck; I usually reply within a day.',
] as const
