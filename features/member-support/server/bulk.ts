import { Refusal, problems } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Announce } from '#platform/server/events/index.ts'
import type { Actor, RequestContext } from '#platform/server/http/context.ts'
import { type Job, job } from '#platform/server/jobs/index.ts'
import { requireRepeat } from '#platform/server/require-repeat.ts'
import type { Services } from '#platform/server/services.ts'
import { mayChange } from '#platform/staff.ts'
import { addSeenToGroup, lockOpenGroup, requireOpenGroup } from '#features/groups/server/index.ts'
import { roleOf } from '#features/members/server/index.ts'
import { recordAct } from '#features/operators/server/index.ts'
import { suspendDirectly } from '#features/reports/server/index.ts'
import type { Bulk, MemberFilters } from '../contract.ts'
import { supportProblems } from '../problems.ts'
import type { BulkAct } from '../vocabulary.ts'
import { bulkOf, insertBulk, insertBulkMembers, lockBulk, takeBulkMembers, updateBulk } from './bulk-queries.ts'
import { bulkChanged } from './live.ts'

const bulkJob = 'memberSupport.runBulk'
/** How many members are acted on in one transaction. */
const atOnce = 20

interface NewBulk {
  id: string
  act: BulkAct
  who: { ids: string[] } | { filters: MemberFilters; expected: number }
  days: number | null
  group_id: string | null
  reason: string
}

/**
 * Fixes the members of an act, logs it, and starts it. An export has nothing to do but to be fetched.
 * @throws Refusal nobody, noGroup, or resultChanged if another number of members matches than the operator agreed to; gone, archived of the
 * group; idTaken if it was sent before and has been changed since
 */
export async function startBulk({ services, actor, request }: RequestContext & { actor: Actor }, given: NewBulk): Promise<Bulk> {
  const { id, act, who, days, reason } = given
  const group_id = act === 'addToGroup' ? given.group_id : null
  return services.database.transaction(async (tx) => {
    if (!(await insertBulk(tx, { id, operator_id: actor.id, act, days, group_id, reason }))) {
      const before = await lockBulk(tx, id)
      if (before?.operator_id !== actor.id) throw new Refusal(problems.notFound)
      requireRepeat(before, { act, days, group_id, reason })
      return found(await bulkOf(tx, actor.id, id))
    }
    const total = await insertBulkMembers(tx, id, who)
    if ('expected' in who && who.expected !== total) throw new Refusal(supportProblems.resultChanged, { now: total })
    if (total === 0) throw new Refusal(supportProblems.nobody)
    const chosen = { ...members, parameters: { count: total } }
    if (act === 'addToGroup') {
      if (group_id === null) throw new Refusal(supportProblems.noGroup)
      const { name } = await requireOpenGroup(tx, group_id)
      await recordAct(tx, actor.id, actTexts[act], { all: [name, chosen], joined: 'dot' }, reason)
    } else await recordAct(tx, actor.id, actTexts[act], chosen, reason)
    if (act === 'export') return updateBulk(tx, id, { total, done: total, state: 'done' })
    await services.jobs.queue(bulkJob, { id, siteUrl: request.siteUrl }, { tx })
    return updateBulk(tx, id, { total })
  })
}

/** @throws Refusal notFound if it is not the actor's */
export async function ownBulk({ database }: Services, actor: Actor, id: string): Promise<Bulk> {
  return found(await bulkOf(database.kysely, actor.id, id))
}

function found(bulk: Bulk | undefined): Bulk {
  if (!bulk) throw new Refusal(problems.notFound)
  return bulk
}

/** Stops an act; what is done stays. @throws Refusal notFound if it is not the actor's */
export async function stopBulk(services: Services, actor: Actor, id: string): Promise<Bulk> {
  return services.database.transaction(async (tx) => {
    const bulk = await lockBulk(tx, id)
    if (bulk?.operator_id !== actor.id) throw new Refusal(problems.notFound)
    services.live.tellAfter(tx, bulkChanged(actor.id, id))
    return updateBulk(tx, id, { state: bulk.state === 'running' ? 'stopped' : bulk.state })
  })
}

/** Acts on one part after the other, until none is left, or its operator stops it or may no longer do it. */
export const runBulk = (services: Services): Job =>
  job<{ id: string; siteUrl: string }>({
    name: bulkJob,
    retries: 5,
    async run({ id, siteUrl }) {
      while (await runPart(services, id, siteUrl)) {
        // Each part is a transaction of its own.
      }
    },
  })

/** @returns whether there may be more to do */
async function runPart(services: Services, id: string, siteUrl: string): Promise<boolean> {
  return services.events.change(async (tx, announce) => {
    const bulk = await lockBulk(tx, id)
    if (bulk?.state !== 'running') return false
    const { operator_id, group_id, done, skipped } = bulk
    services.live.tellAfter(tx, bulkChanged(operator_id, id))
    const operator = await roleOf(tx, operator_id)
    const isAllowed = operator !== undefined && mayChange(operator.role, 'community')
    // A group that was archived or deleted meanwhile takes nobody.
    if (!isAllowed || (group_id && !(await lockOpenGroup(tx, group_id)))) {
      await updateBulk(tx, id, { state: 'stopped' })
      return false
    }
    const taken = await takeBulkMembers(tx, id, atOnce)
    const acted = group_id
      ? (await addSeenToGroup(services, tx, group_id, taken, operator_id)).length
      : await suspendAll(services, tx, announce, bulk, { members: taken, siteUrl })
    const isDone = taken.length < atOnce
    const before = done + skipped
    const gone = isDone ? bulk.total - before - taken.length : 0
    await updateBulk(tx, id, {
      done: done + acted,
      skipped: skipped + taken.length - acted + gone,
      state: isDone ? 'done' : 'running',
    })
    return !isDone
  })
}

/** @returns how many were suspended */
async function suspendAll(
  services: Services,
  tx: Tx,
  announce: Announce,
  { operator_id, days, reason }: { operator_id: string; days: number | null; reason: string },
  { members: ids, siteUrl }: { members: readonly string[]; siteUrl: string },
): Promise<number> {
  let suspended = 0
  for (const memberId of ids) {
    if (await suspendDirectly(services, tx, announce, { memberId, operatorId: operator_id, days, reason, siteUrl })) suspended += 1
  }
  return suspended
}

const actTexts = {
  addToGroup: { .../*i18n*/ { id: 'act.memberSupport.addToGroup', message: 'Added members to a group: {about}' } },
  suspend: { .../*i18n*/ { id: 'act.memberSupport.suspend', message: 'Suspended {about}' } },
  export: { .../*i18n*/ { id: 'act.memberSupport.export', message: 'Exported the names and email addresses of {about}' } },
}
const members = /*i18n*/ { id: 'act.memberSupport.members', message: '{count, plural, one {# member} other {# members}}' }
