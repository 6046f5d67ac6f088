import { randomUUID } from 'node:crypto'
import { importEvents } from '#features/events/server/index.ts'
import { recordAct } from '#features/operators/server/index.ts'
import { Refusal, problems } from '#platform/problems.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { acts } from '../acts.ts'
import type { EventSource } from '../contract.ts'
import { mostSources } from '../limits.ts'
import { eventSourceProblems } from '../problems.ts'
import type { FollowedKind } from '../vocabulary.ts'
import { adaptersOf } from './adapters/index.ts'
import { fetchJob } from './follow.ts'
import { allSources, countSources, deleteSource, insertSource, setSourceState, sourceOf } from './queries.ts'

export async function listSources({ database }: Services): Promise<EventSource[]> {
  const rows = await allSources(database.kysely)
  return rows.map(({ id, kind, name, address, state, last_error, events, skipped, ...row }) => ({
    id,
    kind,
    name,
    address,
    state,
    events,
    skipped,
    added_by: row.added_by_name,
    last_tried_at: row.last_tried_at?.toISOString() ?? null,
    last_ok_at: row.last_ok_at?.toISOString() ?? null,
    next_fetch_at: row.next_fetch_at.toISOString(),
    failure: last_error,
  }))
}

/** @throws Refusal address, known, tooManySources */
export async function addSource(
  services: Services,
  actor: Actor,
  given: { kind: FollowedKind; address: string; name: string },
): Promise<string> {
  const { kind } = given
  const address = adaptersOf(services.configuration)[kind].addressOf(given.address)
  if (!address) throw new Refusal(eventSourceProblems.address)
  if ((await countSources(services.database.kysely)) >= mostSources)
    throw new Refusal(eventSourceProblems.tooManySources, { most: mostSources })
  const id = randomUUID()
  const name = given.name || (URL.parse(address)?.host ?? address)
  await services.events.change(async (tx) => {
    const isNew = await insertSource(tx, { id, kind, address, name, added_by: actor.id, state: 'active' })
    if (!isNew) throw new Refusal(eventSourceProblems.known)
    await recordAct(tx, actor.id, acts.added, name)
    await services.jobs.queue(fetchJob, { id }, { tx })
  })
  return id
}

/** @throws Refusal notFound */
async function known(services: Services, id: string) {
  const source = await sourceOf(services.database.kysely, id)
  if (!source) throw new Refusal(problems.notFound)
  return source
}

export async function setState(services: Services, actor: Actor, id: string, state: 'active' | 'paused'): Promise<void> {
  const source = await known(services, id)
  if (source.state === state) return
  const act = state === 'paused' ? 'paused' : source.state === 'suggested' ? 'approved' : 'resumed'
  await services.events.change(async (tx) => {
    await setSourceState(tx, id, state)
    await recordAct(tx, actor.id, acts[act], source.name)
    if (state === 'active') await services.jobs.queue(fetchJob, { id }, { tx })
  })
}

export async function fetchNow(services: Services, actor: Actor, id: string): Promise<void> {
  const source = await known(services, id)
  await services.events.change(async (tx) => {
    await services.jobs.queue(fetchJob, { id }, { tx })
    await recordAct(tx, actor.id, acts.fetched, source.name)
  })
}

/** Retires its upcoming events; past ones stay in members' histories. */
export async function removeSource(services: Services, actor: Actor, id: string): Promise<void> {
  const source = await known(services, id)
  await importEvents(services, { kind: source.kind, sourceId: id }, [])
  await services.events.change(async (tx) => {
    await deleteSource(tx, id)
    await recordAct(tx, actor.id, source.state === 'suggested' ? acts.declined : acts.removed, source.name)
  })
}
