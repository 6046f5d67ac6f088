import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'
import type { Announce } from '#platform/server/events/index.ts'
import { type ColumnRow, columnsOf } from './columns.ts'
import { deletePipeline, lockPipeline, setVotesHidden } from './pipelines.ts'
import { appendCards } from './places.ts'
import { noteKind } from './searchables.ts'

/**
 * Moves the pipeline of a merged organisation into that of another one. Columns of the same name become one; a deal that is in both keeps
 * the earlier card, with the notes and votes of both.
 */
export async function mergeTeams(tx: Tx, announce: Announce, from: string, into: string): Promise<void> {
  const locked = new Map<string, Awaited<ReturnType<typeof lockPipeline>>>()
  for (const id of [from, into].toSorted()) locked.set(id, await lockPipeline(tx, id, 'clean'))
  const [source, target] = [locked.get(from), locked.get(into)]
  if (!source) return
  if (!target) {
    await tx.updateTable('team_pipelines').set({ organisation_id: into }).where('organisation_id', '=', from).execute()
    await announceNotes(tx, announce, into)
    return
  }
  await joinCards(tx, announce, from, into)
  await moveColumns(tx, from, into)
  if (source.votes_hidden) await setVotesHidden(tx, into, true)
  await deletePipeline(tx, from)
  await announceNotes(tx, announce, into)
}

/** Other people find them now. */
async function announceNotes(tx: Tx, announce: Announce, organisationId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select n.id from team_notes n join team_cards c on c.id = n.card_id where c.organisation_id = ${organisationId}`.execute(tx)
  await announce('search.sourcesChanged', { kind: noteKind, ids: rows.map(({ id }) => id) })
}

/** Of the two cards of a deal, the earlier one stays. */
async function joinCards(tx: Tx, announce: Announce, from: string, into: string): Promise<void> {
  const { rows } = await sql<{ kept: string; dropped: string; owner_id: string | null }>`
    select case when a.added_at < b.added_at then a.id else b.id end as kept, case when a.added_at < b.added_at then b.id else a.id end as dropped,
      case when a.added_at < b.added_at then b.owner_id else a.owner_id end as owner_id
    from team_cards a join team_cards b on b.deal_id = a.deal_id and b.organisation_id = ${into}
    where a.organisation_id = ${from} order by a.deal_id`.execute(tx)
  for (const { kept, dropped, owner_id } of rows) {
    await tx.updateTable('team_notes').set({ card_id: kept }).where('card_id', '=', dropped).execute()
    await joinVotes(tx, kept, dropped)
    await tx.deleteFrom('team_cards').where('id', '=', dropped).execute()
    if (owner_id) await announce('teamPipeline.unassigned', { card_id: dropped, member_id: owner_id })
  }
}

/** Of somebody's votes on both cards, the later one counts. */
async function joinVotes(tx: Tx, kept: string, dropped: string): Promise<void> {
  await sql`
    insert into team_votes as v (card_id, member_id, vote, reason, voted_at)
    select ${kept}, member_id, vote, reason, voted_at from team_votes where card_id = ${dropped}
    on conflict (card_id, member_id) do update set vote = excluded.vote, reason = excluded.reason, voted_at = excluded.voted_at
    where v.voted_at < excluded.voted_at`.execute(tx)
}

async function moveColumns(tx: Tx, from: string, into: string): Promise<void> {
  const theirs = await columnsOf(tx, into)
  let place = theirs.length
  for (const column of await columnsOf(tx, from)) {
    const same = theirs.find((each) => hasSameName(each, column))
    if (same) await appendCards(tx, { organisation_id: from, column_id: column.id }, { organisation_id: into, column_id: same.id })
    // Its cards follow it.
    else await tx.updateTable('team_columns').set({ organisation_id: into, place: place++ }).where('id', '=', column.id).execute()
  }
}

const hasSameName = (one: ColumnRow, other: ColumnRow) =>
  one.standard === other.standard && one.name.toLocaleLowerCase() === other.name.toLocaleLowerCase()
