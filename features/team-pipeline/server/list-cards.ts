import * as z from 'zod'
import type { Page, PageRequest } from '#platform/contract.ts'
import { Refusal } from '#platform/problems.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { keyset, readPage } from '#platform/server/paging.ts'
import type { DealCard } from '#features/deals/contract.ts'
import { dealCards } from '#features/deals/server/index.ts'
import { presentBrief } from '#features/members/server/index.ts'
import type { TeamCard } from '../card-contract.ts'
import { teamPipelineProblems } from '../problems.ts'
import { mayRemove, teamFor } from './access.ts'
import { type CardRow, cardSeenBy, cardsInColumn } from './card-queries.ts'

const inOrder = keyset(z.object({ place: z.number(), deal: z.uuid() }), ({ place, deal_id }: CardRow) => ({ place, deal: deal_id }))

/** A page of the deals in a column of the actor's team; none in a column that is gone. @throws Refusal notIn, invalidInput */
export async function listCards(
  reader: Reader,
  actor: Actor,
  { id, column_id, ...request }: PageRequest & { id: string; column_id: string },
): Promise<Page<TeamCard>> {
  const team = await teamFor(reader, actor, id)
  const page = await readPage(request, inOrder, (limit, after) =>
    cardsInColumn(reader, { viewer: actor.id, organisation: id, column: column_id, limit, ...after }),
  )
  const present = await presenting(reader, actor, team, page.items)
  return { ...page, items: page.items.flatMap((row) => present(row) ?? []) }
}

/** @throws Refusal notIn, cardGone */
export async function readCard(reader: Reader, actor: Actor, { id, deal_id }: { id: string; deal_id: string }): Promise<TeamCard> {
  const team = await teamFor(reader, actor, id)
  const rows = await cardSeenBy(reader, { viewer: actor.id, organisation: id, deal: deal_id })
  const present = await presenting(reader, actor, team, rows)
  const [card] = rows.flatMap((row) => present(row) ?? [])
  if (!card) throw new Refusal(teamPipelineProblems.cardGone)
  return card
}

type Team = Awaited<ReturnType<typeof teamFor>>

/** A deal that was deleted between the two queries has no card. */
async function presenting(
  reader: Reader,
  actor: Actor,
  team: Team,
  rows: readonly CardRow[],
): Promise<(row: CardRow) => TeamCard | undefined> {
  const ids = rows.map(({ deal_id }) => deal_id)
  const deals = await dealCards(reader, actor.id, ids)
  return (row) => {
    const deal = deals.get(row.deal_id)
    return deal && presentCard(deal, row, actor, team)
  }
}

const presentCard = (deal: DealCard, row: CardRow, actor: Actor, { role, pipeline }: Team): TeamCard => {
  const { yes, no, unsure, own_vote: vote, own_reason } = row
  return {
    deal,
    column_id: row.column_id,
    place: row.place,
    owner: row.owner && presentBrief(row.owner),
    added_by: row.adder && presentBrief(row.adder),
    added_at: row.added_at.toISOString(),
    notes: row.notes,
    voting: {
      voters: yes + no + unsure,
      tally: isShown(pipeline, vote) ? { yes, no, unsure } : null,
      own: vote && { vote, reason: own_reason ?? '' },
    },
    can: { remove: mayRemove(role, actor.id, row.adder?.member_id ?? null) },
  }
}

/** Whether colleagues' votes are shown to someone, so that nobody votes like the first ones did. */
export const isShown = (pipeline: { votes_hidden: boolean } | undefined, ownVote: string | null): boolean =>
  !pipeline?.votes_hidden || ownVote !== null
