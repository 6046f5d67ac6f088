import type { StandardColumn } from '#features/team-pipeline/standard-columns.ts'
import type { VoteValue } from '#features/team-pipeline/vote-values.ts'
import type { DemoOrganisation, DemoPerson } from '../organisations/plan-organisations.ts'
import { type Random, randomFrom } from '../random.ts'
import { capitalised, write } from '../text.ts'
import type { ChosenDeal } from './choose-deals.ts'
import { dossiers } from './dossiers/by-customers.ts'
import { factsOf } from './facts.ts'
import { type Condition, type NoteText, type Topic, noteTexts, privateTexts, reasonTexts } from './note-texts.ts'
import { drawTimes } from './working-time.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

interface Written {
  author: DemoPerson
  text: string
  isPrivate: boolean
  at: Date
}

interface Cast {
  voter: DemoPerson
  vote: VoteValue
  reason: string
  at: Date
}

/** A deal in a pipeline with what the team wrote about it, in order. */
export interface WrittenCard extends ChosenDeal {
  owner: DemoPerson
  addedBy: DemoPerson
  notes: Written[]
  votes: Cast[]
}

/** What is written in a column by then: general topics, and what the dossier of the business says. */
const written: Readonly<Record<StandardColumn, readonly (Topic | 'call' | 'question')[]>> = {
  screening: ['screening'],
  call: ['screening', 'question'],
  diligence: ['screening', 'call', 'question', 'figures', 'esg'],
  committee: ['call', 'figures', 'esg', 'terms', 'committee'],
  invested: ['question', 'reference', 'figures', 'esg', 'invested'],
  passed: ['screening', 'question', 'passed'],
}
/** Who usually writes about a topic. */
const usualAuthors: Partial<Record<Topic | 'call' | 'question', RegExp>> = {
  screening: /Associate|Principal/,
  figures: /manager|Principal|Associate/,
  reference: /[Pp]artner|Principal/,
  esg: /ESG|Associate|manager/,
  terms: /[Pp]artner/,
}

interface Team {
  fund: DemoOrganisation
  now: Date
  /** Texts that the team has read already. */
  used: Set<string>
  /** Smaller pipelines have fewer notes. */
  isSmall: boolean
  /** Still has to vote on the deal. */
  hasYetToVote?: DemoPerson
  /** Writes a private note. */
  keepsToThemselves?: DemoPerson
}

/** Writes the notes and votes of a team about a deal. @param index of the card, so that responsibility is shared */
export function writeCard(team: Team, chosen: ChosenDeal, index: number): WrittenCard {
  const { fund, now } = team
  const { deal, column, addedAt } = chosen
  const random = randomFrom(`${fund.id} about ${deal.id}`)
  const owner = fund.people[(index + 1) % fund.people.length] as DemoPerson
  const addedBy = random.chance(0.6) ? owner : random.pick(fund.people)
  const card: WrittenCard = { ...chosen, owner, addedBy, notes: [], votes: [] }
  const topics = written[column].filter(
    (topic, at) => at === 0 || !team.isSmall || topic === column || topic === 'call' || random.chance(0.6),
  )
  const isLast = (topic: string) => topic === 'passed' || topic === 'invested'
  const votes = column === 'diligence' || column === 'committee' || column === 'invested' ? planVotes(random, team, column) : []
  const before = topics.filter((topic) => !isLast(topic))
  const after = topics.filter(isLast)
  const times = drawTimes(random, before.length + votes.length, addedAt.getTime() + hour / 2, lastTime(random, chosen, now))

  for (const [at, topic] of before.entries()) {
    const said = sayAbout(random, team, card, topic)
    if (said) card.notes.push({ ...said, isPrivate: false, at: times[at] as Date })
  }
  for (const [at, { voter, vote, isFirst }] of votes.entries()) {
    const reason = reasonFor(random, team, card, voter, vote, isFirst)
    card.votes.push({ voter, vote, reason, at: times[before.length + at] as Date })
  }
  for (const topic of after) {
    const said = sayAbout(random, team, card, topic)
    // If the round is over, they have just heard of it.
    const from = Math.max(...times.map((time) => time.getTime() + hour / 4), deal.endedAt?.getTime() ?? 0)
    const [at] = drawTimes(random, 1, from, Math.min(now.getTime() - hour / 2, from + 4 * day))
    if (said && at) card.notes.push({ ...said, isPrivate: false, at })
  }
  if (team.keepsToThemselves) keepPrivate(random, team, card, team.keepsToThemselves)
  return card
}

/** The team has finished with a deal whose round is over, and has been busy with the others until recently. */
function lastTime(random: Random, { deal, column, addedAt }: ChosenDeal, now: Date): number {
  const latest = now.getTime() - 3 * hour
  if (deal.endedAt) return Math.min(latest, deal.endedAt.getTime())
  const recent = latest - random.next() * Math.min(2 * day, (latest - addedAt.getTime()) / 3)
  return column === 'passed' ? Math.min(recent, addedAt.getTime() + random.int(6, 24) * day) : recent
}

/** Writes a text that nobody in the team has read, by somebody who usually writes about that. */
function sayAbout(
  random: Random,
  team: Team,
  card: WrittenCard,
  topic: Topic | 'call' | 'question',
): { author: DemoPerson; text: string } | undefined {
  const { people } = team.fund
  const previous = card.notes.at(-1)?.author
  const isUsual = ({ title }: DemoPerson) => usualAuthors[topic]?.test(title) ?? false
  const countOf = (person: DemoPerson) => card.notes.filter((note) => note.author === person).length
  const weight = (person: DemoPerson) => ((isUsual(person) ? 3 : 1) * (person === previous ? 0.25 : 1)) / (1 + 2 * countOf(person))
  const isOwners = topic === 'committee' || topic === 'invested' || topic === 'passed'
  const author = isOwners ? card.owner : random.weighted(people.map((person) => [person, weight(person)] as const))
  const dossier = dossiers[card.deal.company.business.customers]
  if (topic === 'call' || topic === 'question') return dossier && { author, text: fill(random, team, card, author, dossier[topic]) }
  const text = unread(random, team, noteTexts[topic], conditionsOf(team, card, author, topic), card)
  return text === undefined ? undefined : { author, text: fill(random, team, card, author, text) }
}

function conditionsOf({ fund }: Team, { deal, column, notes }: WrittenCard, author: DemoPerson, topic?: Topic): Set<Condition> {
  const { conditions } = factsOf(fund, deal)
  if (topic === 'passed' && deal.endedAt) conditions.add('missed')
  if (column === 'committee' || column === 'invested') conditions.add('paper')
  if (!notes.some((note) => note.author === author)) conditions.add('absent')
  return conditions
}

function unread(
  random: Random,
  { used }: Team,
  texts: readonly NoteText[],
  met: ReadonlySet<Condition>,
  { deal }: WrittenCard,
): string | undefined {
  const left = texts.filter(
    (each) =>
      !used.has(each.text) &&
      (each.if ?? []).every((condition) => met.has(condition)) &&
      (each.in?.includes(deal.company.industry) ?? true),
  )
  if (left.length === 0) return undefined
  const { text } = random.pick(left)
  used.add(text)
  return text
}

function fill(random: Random, { fund }: Team, { deal }: WrittenCard, author: DemoPerson, text: string): string {
  const other = random.pick(fund.people.filter((person) => person !== author)).member.profile.first_name
  return capitalised(write(random, text, { ...factsOf(fund, deal).values, other }))
}

interface PlannedVote {
  voter: DemoPerson
  vote: VoteValue
  /** For the reason that the dossier gives. */
  isFirst: boolean
}

/** Who votes how: all in the end, some of them against the others. */
function planVotes(
  random: Random,
  { fund: { people }, hasYetToVote }: Team,
  column: 'diligence' | 'committee' | 'invested',
): PlannedVote[] {
  const order: readonly VoteValue[] =
    column === 'invested'
      ? ['yes', 'yes', 'unsure']
      : random.pick([
          ['yes', 'no', 'unsure'],
          ['yes', 'unsure', 'yes'],
          ['no', 'yes', 'yes'],
        ] as const)
  const voters = random
    .sample(people, column === 'diligence' ? random.int(1, 2) : people.length)
    .filter((person) => person !== hasYetToVote)
  return voters.map((voter, index) => {
    const vote = order[index % order.length] ?? 'yes'
    return { voter, vote, isFirst: vote !== 'unsure' && order.indexOf(vote) === index }
  })
}

/** A reason that nobody in the team has read; only a no needs one. */
function reasonFor(random: Random, team: Team, card: WrittenCard, voter: DemoPerson, vote: VoteValue, isFirst: boolean): string {
  const dossier = dossiers[card.deal.company.business.customers]
  const own = dossier && isFirst ? (vote === 'yes' ? dossier.pro : dossier.con) : undefined
  const text = own ?? unread(random, team, reasonTexts[vote], conditionsOf(team, card, voter), card)
  return text === undefined ? '' : fill(random, team, card, voter, text)
}

/** A private note, some time after the first note. */
function keepPrivate(random: Random, team: Team, card: WrittenCard, author: DemoPerson): void {
  const text = privateTexts.find((each) => !team.used.has(each))
  if (text === undefined) return
  team.used.add(text)
  const from = card.notes[0]?.at ?? card.addedAt
  const [at] = drawTimes(random, 1, from.getTime() + hour / 4, Math.min(team.now.getTime() - hour, from.getTime() + 5 * day))
  if (at) card.notes.push({ author, text: fill(random, team, card, author, text), isPrivate: true, at })
}
