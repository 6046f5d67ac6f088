import * as z from 'zod'
import { type PageRequest, givenTimestamp } from '#platform/contract.ts'
import { recordAct } from '#features/operators/server/index.ts'
import { Refusal, problems } from '#platform/problems.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { keyset, presentPage, readPage } from '#platform/server/paging.ts'
import type { Services } from '#platform/server/services.ts'
import { acts } from '../acts.ts'
import type { Webinar } from '../contract.ts'
import { groupNames } from '#features/groups/server/index.ts'
import { type WebinarRow, type WebinarsFor, deleteWebinar, putWebinar, webinarsWhen } from './queries.ts'

const minute = 60_000

const byEnd = keyset(z.object({ ends_at: givenTimestamp, id: z.uuid() }), ({ ends_at, id }: WebinarRow) => ({
  ends_at: ends_at.toISOString(),
  id,
}))

/** @throws Refusal invalidInput for an unknown cursor */
export const listWebinars = async (reader: Reader, which: WebinarsFor, when: 'ahead' | 'past', request: PageRequest) =>
  presentPage(await readPage(request, byEnd, (limit, after) => webinarsWhen(reader, which, when, limit, after)), (row) => ({
    ...row,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    minutes: Math.round((row.ends_at.getTime() - row.starts_at.getTime()) / minute),
    link: row.link ?? '',
    recording: row.recording ?? '',
  }))

/**
 * Edits a webinar, or adds one with a new id.
 * @throws Refusal notFound for an unknown group, or for a webinar that is neither new nor known
 */
export async function saveWebinar(
  { events }: Services,
  actor: Actor,
  { minutes, link, recording, is_new, ...webinar }: Webinar & { is_new: boolean },
): Promise<void> {
  const starts_at = new Date(webinar.starts_at)
  const ends_at = new Date(starts_at.getTime() + minutes * minute)
  await events.change(async (tx) => {
    if (webinar.group_id && !(await groupNames(tx, [webinar.group_id])).size) throw new Refusal(problems.notFound)
    const isAdded = await putWebinar(tx, { ...webinar, starts_at, ends_at, link: link || null, recording: recording || null })
    // A colleague has removed it in the meantime.
    if (isAdded && !is_new) throw new Refusal(problems.notFound)
    await recordAct(tx, actor.id, isAdded ? acts.added : acts.changed, webinar.title)
  })
}

/** @throws Refusal notFound */
export async function removeWebinar({ events }: Services, actor: Actor, id: string): Promise<void> {
  await events.change(async (tx) => {
    const title = await deleteWebinar(tx, id)
    if (title === undefined) throw new Refusal(problems.notFound)
    await recordAct(tx, actor.id, acts.removed, title)
  })
}
