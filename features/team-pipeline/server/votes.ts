import * as z from 'zod'
import { type Page, type PageRequest, givenTimestamp } from '#platform/contract.ts'
import { Refusal } from '#platform/problems.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { keyset, presentPage, readPage } from '#platform/server/paging.ts'
import type { Services } from '#platform/server/services.ts'
import { presentBrief } from '#features/members/server/index.ts'
import { teamPipelineProblems } from '../problems.ts'
import type { VoteValue } from '../vote-values.ts'
import type { TeamVote } from '../votes-contract.ts'
import { cardToChange, teamFor } from './access.ts'
import { cardSeenBy } from './card-queries.ts'
import { countChange } from './limiters.ts'
import { isShown } from './list-cards.ts'
import { tellTeam } from './live.ts'
import { type VoteRow, putVote, votesOn } from './vote-queries.ts'

interface AboutCard {
  id: string
  deal_id: string
}

const latestFirst = keyset(z.object({ at: givenTimestamp, id: z.uuid() }), ({ voted_at, member_id }: VoteRow) => ({
  at: voted_at.toISOString(),
  id: member_id,
}))

/** A page of the votes on a deal; empty while they are hidden from the actor. @throws Refusal notIn, cardGone, invalidInput */
export async function listVotes(
  reader: Reader,
  actor: Actor,
  { id, deal_id, ...request }: PageRequest & AboutCard,
): Promise<Page<TeamVote>> {
  const { pipeline } = await teamFor(reader, actor, id)
  const [card] = await cardSeenBy(reader, { viewer: actor.id, organisation: id, deal: deal_id })
  if (!card) throw new Refusal(teamPipelineProblems.cardGone)
  const isOpen = isShown(pipeline, card.own_vote)
  const page = await readPage(request, latestFirst, async (limit, after) =>
    isOpen ? votesOn(reader, { viewer: actor.id, card: card.id, limit, ...after }) : [],
  )
  return presentPage(page, (row) => ({
    member: presentBrief(row),
    vote: row.vote,
    reason: row.reason,
    voted_at: row.voted_at.toISOString(),
  }))
}

/** Votes, or changes the actor's vote. @throws Refusal notIn, cardGone, tooManyRequests */
export async function castVote(
  { events, live }: Services,
  actor: Actor,
  { id, deal_id, vote, reason }: AboutCard & { vote: VoteValue; reason: string },
): Promise<void> {
  await countChange(actor.id)
  await events.change(async (tx, announce) => {
    const card = await cardToChange(tx, actor, { id, deal_id }, 'write')
    if (!(await putVote(tx, { card_id: card.id, member_id: actor.id, vote, reason }))) return
    await announce('teamPipeline.voted', { card_id: card.id, by: actor.id })
    await tellTeam(live, tx, id, deal_id, actor.id)
  })
}
