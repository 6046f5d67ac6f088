import type { FundingStage } from '#features/profiles/vocabulary.ts'

/** How a founder's bio begins. Values: company, we, customers, problem, years, before, city, year. */
export const openings = [
  '{company}: we {we}, for {customers}.',
  'At {company} we {we}.',
  'At {company} we {we}. {problem}',
  '{problem} At {company} we {we}.',
  '{problem} That is why we {we}.',
  'After {years} years {before} I founded {company}: we {we}.',
  'I spent {years} years {before}. Now we {we}.',
  'I spent {years} years {before}. Then came {company}: we {we}, for {customers}.',
  'We {we}. {problem}',
  'I run {company} in {city}. We {we}, for {customers}.',
  'With two {friends|former colleagues|people I studied with} I started {company} in {year}. We {we}.',
  '{company} is what I was missing during {years} years {before}: we {we}.',
  'I am the {technical|commercial|scientific|practical} half of {company}. We {we}, for {customers}.',
  'Founder of {company} in {city}, before that {years} years {before}. We {we}.',
  'In one sentence: we {we}. {problem}',
] as const

export const smallTeamSentences = [
  'We are {team} people in {city}.',
  'There are {team} of us so far.',
  '{team} people, {two|three} languages and one whiteboard.',
  'We are {team}, and we eat lunch together.',
] as const

export const largeTeamSentences = [
  'We are {team} people in {city}.',
  'There are {team} of us, {a third|half|two fifths} of them women.',
  'The team: {team} people, {most of them engineers|from nine countries|half of them from the industry|a dozen of them over sixty}.',
  '{team} people work here, {most of them in|a good half of them in} {city}.',
] as const

const raising = [
  'We are raising {amount} to {next}.',
  'This round of {amount} is there to {next}.',
  'With {amount} we want to {next}.',
  'Our next step is to {next}; for that we are raising {amount}.',
  'We are looking for {amount} in order to {next}.',
  '{amount} would allow us to {next}.',
] as const

const bridging = [
  'A bridge of {amount} carries us until {the next grant is paid out|we break even|the series B is signed|the approval is there}.',
  'We are closing a bridge round of {amount} with our existing investors, and have room for one or two more.',
  'A convertible of {amount} gives us the months to {next}.',
] as const

export const raisingSentences: Record<FundingStage, readonly string[]> = {
  'pre-seed': [...raising, 'This is our first round: {amount}, to {next}.', '{amount} from angels and a grant would let us {next}.'],
  seed: raising,
  'series-a': [...raising, 'The series A, {amount}, is meant to {next}.'],
  'series-b': [...raising, 'The series B of {amount} lets us {next}.'],
  'series-c': [...raising, 'We are preparing a round of {amount}, part equity and part debt, to {next}.'],
  bridge: bridging,
}

export const notRaising = [
  'We are not raising at the moment. Introductions are always welcome.',
  'No round open right now; I am here to learn from others who are a year ahead.',
  'We have just closed a round and now have to deliver. Next talks in about a year.',
] as const

export const wishes = [
  'I look for investors who know that permits take time.',
  'Best of all would be an investor who has built hardware before.',
  'I am glad about pilot customers, and about people who contradict me.',
  'What helps me most right now: someone who has sold to the public sector.',
  'I would like to meet founders who have grown from twenty to sixty people without losing the first twenty.',
  'Looking for a board member who has taken a product through certification.',
  'If you know a procurement officer with courage, please introduce us.',
  'Our data room is open from the first call on.',
  'We report our impact every quarter, the bad quarters too.',
  'I prefer slow money to loud money.',
  'Ask me for the life-cycle assessment, and for what it does not cover.',
  'An industrial partner with a plant in {southern Germany|Flanders|northern Italy|Silesia|Catalonia|the Nordics} would help us a lot.',
  'I want investors who read the footnotes.',
  'A mentor for the first enterprise contract would be worth gold.',
  'We are hiring: {a field engineer|a head of sales|a regulatory lead|two developers|an operations manager}.',
  'I answer faster to questions than to compliments.',
] as const
