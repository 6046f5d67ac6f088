import * as z from 'zod'
import { type Page, type PageRequest, givenTimestamp } from '#platform/contract.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { isStorable } from '#platform/server/http/storable-input.ts'
import { keyset, presentPage, readPage } from '#platform/server/paging.ts'
import { presentBrief } from '#features/members/server/index.ts'
import type { Group, GroupPerson, GroupRequest, OperatedGroup } from '../contract.ts'
import { groupToManage, groupToRead, isIn, mayManage } from './access.ts'
import {
  type GroupRow,
  type OperatedRow,
  type PersonRow,
  type RequestRow,
  type SeenGroup,
  allGroups,
  groupsOfMember,
  groupsToJoin,
  peopleSeenBy,
  requestsSeenBy,
} from './queries.ts'

const facts = (row: GroupRow & { waiting: number }) => ({
  id: row.id,
  name: row.name,
  description: row.description,
  visibility: row.visibility,
  starts_on: row.starts_on,
  ends_on: row.ends_on,
  archived_at: row.archived_at?.toISOString() ?? null,
  people: row.people_count,
  waiting: row.waiting,
})

export const presentGroup =
  (actor: Actor) =>
  (row: SeenGroup): Group => {
    const manage = mayManage(actor, row)
    const mayEnter = row.standing === null && row.archived_at === null
    return {
      ...facts(row),
      waiting: manage ? row.waiting : 0,
      standing: row.standing,
      can: { join: !isIn(row) && !row.archived_at && row.visibility === 'open', ask: mayEnter && row.visibility === 'request', manage },
    }
  }

const byName = <Row extends Pick<GroupRow, 'name' | 'id'>>() =>
  keyset(z.object({ name: z.string().max(400).refine(isStorable), id: z.uuid() }), ({ name, id }: Row) => ({ name, id }))

/** @throws Refusal invalidInput for an invalid cursor */
export async function listMine(reader: Reader, actor: Actor, request: PageRequest): Promise<Page<Group>> {
  const page = await readPage(request, byName<SeenGroup>(), (limit, after) => groupsOfMember(reader, { viewer: actor.id, limit, ...after }))
  return presentPage(page, presentGroup(actor))
}

/** @throws Refusal invalidInput for an invalid cursor */
export async function listOthers(reader: Reader, actor: Actor, request: PageRequest): Promise<Page<Group>> {
  const page = await readPage(request, byName<SeenGroup>(), (limit, after) => groupsToJoin(reader, { viewer: actor.id, limit, ...after }))
  return presentPage(page, presentGroup(actor))
}

/** @throws Refusal invalidInput for an invalid cursor */
export async function listAll(
  reader: Reader,
  actor: Actor,
  { state, ...request }: PageRequest & { state: 'current' | 'archived' },
): Promise<Page<OperatedGroup>> {
  const page = await readPage(request, byName<OperatedRow>(), (limit, after) =>
    allGroups(reader, { viewer: actor.id, archived: state === 'archived', limit, ...after }),
  )
  return presentPage(page, (row) => ({ ...facts(row), leaders: row.leaders.map(presentBrief) }))
}

const leadersFirst = keyset(
  z.object({ rank: z.number().int().min(0).max(1), joined_at: givenTimestamp, member_id: z.uuid() }),
  ({ rank, joined_at, member_id }: PersonRow) => ({ rank, joined_at: joined_at.toISOString(), member_id }),
)

/** @throws Refusal gone, notIn; invalidInput for an invalid cursor */
export async function listPeople(
  reader: Reader,
  actor: Actor,
  { id, ...request }: PageRequest & { id: string },
): Promise<Page<GroupPerson>> {
  await groupToRead(reader, actor, id)
  const page = await readPage(request, leadersFirst, (limit, after) =>
    peopleSeenBy(reader, { viewer: actor.id, group: id, limit, ...after }),
  )
  return presentPage(page, ({ is_leader, joined_at, rank: _rank, ...brief }) => ({
    ...presentBrief(brief),
    is_leader,
    joined_at: joined_at.toISOString(),
  }))
}

const oldestFirst = keyset(z.object({ asked_at: givenTimestamp, member_id: z.uuid() }), ({ asked_at, member_id }: RequestRow) => ({
  asked_at: asked_at.toISOString(),
  member_id,
}))

/** @throws Refusal gone, notLeader; invalidInput for an invalid cursor */
export async function listRequests(
  reader: Reader,
  actor: Actor,
  { id, ...request }: PageRequest & { id: string },
): Promise<Page<GroupRequest>> {
  await groupToManage(reader, actor, id)
  const page = await readPage(request, oldestFirst, (limit, after) =>
    requestsSeenBy(reader, { viewer: actor.id, group: id, limit, ...after }),
  )
  return presentPage(page, ({ asked_at, ...brief }) => ({ ...presentBrief(brief), asked_at: asked_at.toISOString() }))
}
