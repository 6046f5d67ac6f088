import { sql } from 'kysely'
import { Refusal } from '#platform/problems.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Services } from '#platform/server/services.ts'
import { dealProblems } from '#features/deals/problems.ts'
import { dealFacts } from '#features/deals/server/index.ts'
import { isIn } from '#features/organisations/server/index.ts'
import { cardsEach } from '../limits.ts'
import { teamPipelineProblems } from '../problems.ts'
import { cardToChange, mayRemove, teamToChange } from './access.ts'
import { startedTeam } from './board.ts'
import { countCards, deleteCard, insertCard, lockCard, updateCard } from './card-queries.ts'
import { columnsOf } from './columns.ts'
import { countChange } from './limiters.ts'
import { tellTeam } from './live.ts'
import { noteIdsOf } from './note-queries.ts'
import { placeAfter } from './places.ts'
import { noteKind } from './searchables.ts'

interface AboutCard {
  id: string
  deal_id: string
}

/**
 * Adds a deal at the top of a column, with the actor responsible for it, and starts the pipeline if necessary. Does nothing if it is there.
 * @throws Refusal notIn, investorsOnly, tooManyRequests, columnGone, tooManyCards; dealGone if the actor doesn't see the deal
 */
export async function addDeal(
  { events, live }: Services,
  actor: Actor,
  { id, deal_id, column_id }: AboutCard & { column_id?: string | undefined },
): Promise<void> {
  await countChange(actor.id)
  await events.change(async (tx, announce) => {
    await startedTeam(live, tx, actor, id, 'arrange')
    if (!(await dealFacts(tx, actor.id, deal_id))) throw new Refusal(dealProblems.dealGone)
    const column = await columnFor(tx, id, column_id)
    if (await lockCard(tx, actor.id, id, deal_id)) return
    if ((await countCards(tx, id)) >= cardsEach) throw new Refusal(teamPipelineProblems.tooManyCards, { most: cardsEach })
    const place = await placeAfter(tx, { organisation_id: id, column_id: column }, deal_id, null)
    const people = { owner_id: actor.id, added_by: actor.id }
    const card_id = await insertCard(tx, { organisation_id: id, deal_id, column_id: column, place, ...people })
    if (card_id === undefined) return
    await announce('teamPipeline.assigned', { card_id, member_id: actor.id, by: actor.id })
    await tellTeam(live, tx, id, deal_id)
  })
}

/** Moves a deal; of two simultaneous moves, the later one counts. @throws Refusal notIn, cardGone, columnGone */
export async function moveDeal(
  { database, live }: Services,
  actor: Actor,
  { id, deal_id, column_id, after }: AboutCard & { column_id: string; after: string | null },
): Promise<void> {
  await database.transaction(async (tx) => {
    const card = await cardToChange(tx, actor, { id, deal_id }, 'arrange')
    const column = await columnFor(tx, id, column_id)
    const place = await placeAfter(tx, { organisation_id: id, column_id: column }, deal_id, after)
    await updateCard(tx, card.id, { column_id: column, place })
    await tellTeam(live, tx, id, deal_id)
  })
}

/**
 * Makes a colleague responsible for a deal, or nobody. A colleague who doesn't see the deal can be chosen as well, because a refusal would
 * show that they and its owner are hidden from each other.
 * @throws Refusal notIn, cardGone, notColleague, tooManyRequests
 */
export async function assignDeal(
  { events, live }: Services,
  actor: Actor,
  { id, deal_id, member_id }: AboutCard & { member_id: string | null },
): Promise<void> {
  await countChange(actor.id)
  await events.change(async (tx, announce) => {
    const card = await cardToChange(tx, actor, { id, deal_id }, 'arrange')
    if (member_id !== null && !(await isColleague(tx, id, member_id))) throw new Refusal(teamPipelineProblems.notColleague)
    if (card.owner_id === member_id) return
    await updateCard(tx, card.id, { owner_id: member_id })
    if (card.owner_id !== null) await announce('teamPipeline.unassigned', { card_id: card.id, member_id: card.owner_id })
    if (member_id !== null) await announce('teamPipeline.assigned', { card_id: card.id, member_id, by: actor.id })
    await tellTeam(live, tx, id, deal_id)
  })
}

/** Removes a deal with its notes and votes; does nothing if it is not there. @throws Refusal notIn, removeNotAllowed */
export async function takeDealOut({ events, live }: Services, actor: Actor, { id, deal_id }: AboutCard): Promise<void> {
  await events.change(async (tx, announce) => {
    const { role } = await teamToChange(tx, actor, id, 'arrange')
    const card = await lockCard(tx, actor.id, id, deal_id)
    if (!card) return
    if (!mayRemove(role, actor.id, card.added_by)) throw new Refusal(teamPipelineProblems.removeNotAllowed)
    await announce('search.sourcesChanged', { kind: noteKind, ids: await noteIdsOf(tx, card.id) })
    await deleteCard(tx, card.id)
    if (card.owner_id !== null) await announce('teamPipeline.unassigned', { card_id: card.id, member_id: card.owner_id })
    await tellTeam(live, tx, id, deal_id)
  })
}

/** A column of the team, by default the first. @throws Refusal columnGone */
async function columnFor(reader: Reader, id: string, columnId: string | undefined): Promise<string> {
  const columns = await columnsOf(reader, id)
  const column = columnId === undefined ? columns[0] : columns.find((each) => each.id === columnId)
  if (!column) throw new Refusal(teamPipelineProblems.columnGone)
  return column.id
}

async function isColleague(reader: Reader, organisationId: string, memberId: string): Promise<boolean> {
  const { rows } = await sql<{ is_in: boolean }>`
    select ${isIn(sql`${memberId}::uuid`, sql`${organisationId}::uuid`)} as is_in`.execute(reader)
  return rows[0]?.is_in === true
}
