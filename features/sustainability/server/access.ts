import { sql } from 'kysely'
import { Refusal } from '#platform/problems.ts'
import { advisoryLock } from '#platform/server/database/advisory-lock.ts'
import type { Reader as DatabaseReader, Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { organisationProblems } from '#features/organisations/problems.ts'
import { type OrganisationAct, type OrganisationRole, may } from '#features/organisations/roles.ts'
import { organisations, organisationsOf, peopleOf, requireAct } from '#features/organisations/server/index.ts'
import { areConnected } from '#features/relations/server/index.ts'
import { type Audience, type ChosenAudiences, type Reader, audienceOf, readingOf } from '../audience.ts'
import { questionById } from '../catalogue/catalogue.ts'
import type { Question, Section } from '../catalogue/question.ts'
import { firstYear, lastYear } from '../limits.ts'
import { sustainabilityProblems } from '../problems.ts'

/** @throws Refusal futureYear */
export function requireYear(year: number): void {
  if (year < firstYear || year > lastYear())
    throw new Refusal(sustainabilityProblems.futureYear, { least: String(firstYear), most: String(lastYear()) })
}

/** @throws Refusal unknownQuestion */
export function requireQuestion(id: string): Question {
  const question = questionById(id)
  if (!question) throw new Refusal(sustainabilityProblems.unknownQuestion)
  return question
}

/** Only people of the organisation go on. @throws Refusal notIn, notYourRole */
export const requireTeam = (reader: DatabaseReader, actor: Actor, organisationId: string, act: OrganisationAct = 'act') =>
  requireAct(reader, actor, organisationId, act)

/**
 * The same, locked until the transaction ends: one change of an organisation's answers at a time, so that states, totals and facts always
 * follow from all answers.
 */
export async function teamToChange(tx: Tx, actor: Actor, organisationId: string, act: OrganisationAct = 'act'): Promise<void> {
  await lockAnswers(tx, organisationId)
  await requireAct(tx, actor, organisationId, act)
}

export async function lockAnswers(tx: Tx, organisationId: string): Promise<void> {
  await advisoryLock(tx, `sustainability ${organisationId}`)
}

/** How somebody reads the answers of an organisation. */
export interface Reading {
  reader: Reader
  audiences: ChosenAudiences
}

/**
 * How an actor, or a visitor, stands to an organisation's answers. Decided in one statement.
 * @throws Refusal gone if they cannot see the organisation
 */
export async function readingFor(reader: DatabaseReader, actor: Actor | undefined, organisationId: string): Promise<Reading> {
  const [row] = await (actor ? standingsOf(reader, actor.id, [organisationId]) : publicStanding(reader, organisationId))
  if (!row || (row.is_hidden && !row.role)) throw new Refusal(organisationProblems.gone)
  return present(row, actor !== undefined)
}

/** How a member stands to the answers of several organisations, by their ids; without those that they cannot see. */
export async function readingsFor(
  reader: DatabaseReader,
  memberId: string,
  organisationIds: readonly string[],
): Promise<ReadonlyMap<string, Reading>> {
  const rows = await standingsOf(reader, memberId, organisationIds)
  return new Map(rows.filter(({ is_hidden, role }) => !is_hidden || role).map((row) => [row.id, present(row, true)]))
}

const present = (row: StandingRow, isMember: boolean): Reading => ({
  reader: { isTeam: may(row.role, 'read'), isMember, isConnected: row.is_connected, granted: row.granted },
  audiences: new Map(row.audiences.map(({ section, audience }) => [section, audience])),
})

interface StandingRow {
  id: string
  is_hidden: boolean
  role: OrganisationRole | null
  is_connected: boolean
  granted: { framework: string; year: number }[]
  audiences: { section: Section; audience: Audience }[]
}

const audiencesOf = sql<StandingRow['audiences']>`
  coalesce((select jsonb_agg(jsonb_build_object('section', s.section, 'audience', s.audience))
            from sustainability_sections s where s.organisation_id = o.id), '[]')`

async function standingsOf(reader: DatabaseReader, actorId: string, organisationIds: readonly string[]): Promise<StandingRow[]> {
  const actor = sql<string>`${actorId}::uuid`
  const { rows } = await sql<StandingRow>`
    select o.id, o.hidden_at is not null or o.merged_into is not null as is_hidden,
      (select mine.role from ${organisationsOf(actor)} mine where mine.organisation_id = o.id) as role,
      exists (select from ${peopleOf(sql.ref('o.id'))} p where ${areConnected(actor, sql.ref('p.member_id'))}) as is_connected,
      coalesce((select jsonb_agg(jsonb_build_object('framework', r.framework, 'year', r.year))
                from sustainability_requests r where r.organisation_id = o.id and r.state = 'granted' and ${isFor(actor)}), '[]') as granted,
      ${audiencesOf} as audiences
    from ${organisations.as('o')} where o.id = any(${organisationIds}::uuid[])`.execute(reader)
  return rows
}

/** Visitors read what is public of organisations whose page is. */
async function publicStanding(reader: DatabaseReader, organisationId: string): Promise<StandingRow[]> {
  const { rows } = await sql<StandingRow>`
    select o.id, not o.is_public or o.hidden_at is not null or o.merged_into is not null as is_hidden, null as role, false as is_connected,
      '[]'::jsonb as granted, ${audiencesOf} as audiences
    from ${organisations.as('o')} where o.id = ${organisationId}`.execute(reader)
  return rows
}

/** Condition: whether what a request `r` grants is for this member: their own, or one of an organisation that they are in. */
export const isFor = (member: ReturnType<typeof sql<string>>) => sql<boolean>`
  (case when r.for_organisation is null then r.asked_by = ${member}
   else exists (select from ${organisationsOf(member)} theirs where theirs.organisation_id = r.for_organisation) end)`

/** Whether an answer may be read by somebody. */
export function mayReadAnswer({ reader, audiences }: Reading, { question, year }: { question: string; year: number }): boolean {
  const known = questionById(question)
  if (!known) return reader.isTeam
  const reading = readingOf(audienceOf(audiences, known.section), reader)
  if (reading !== 'granted') return reading === 'all'
  return reader.granted.some((grant) => grant.year === year && known.frameworks.some((framework) => framework === grant.framework))
}
