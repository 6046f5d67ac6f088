import { implement } from '@orpc/server'
import { Refusal } from '#platform/problems.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { type RequestContext, signedIn } from '#platform/server/http/context.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { languageOf } from '#features/members/server/index.ts'
import { eventProblems } from '#features/events/problems.ts'
import { type EventFacts, eventFacts, isGoing } from '#features/events/server/index.ts'
import { calendarsContract } from '../contract.ts'
import { exportCalendar } from './export.ts'
import { makeFeed, readFeed } from './feed.ts'
import { fileNameOf, fileOf } from './files.ts'
import { icsOf } from './ics.ts'
import { deleteFeed, entryOf, feedOf, setEntry, wishesOf } from './queries.ts'

const open = implement(calendarsContract).$context<RequestContext>()
const api = open.use(signedIn)

export const calendarsHandlers = {
  feed: api.feed.handler(async ({ context: { actor, services } }) => {
    const { kysely } = services.database
    const [feed, wishes] = await Promise.all([feedOf(kysely, actor.id), wishesOf(kysely, actor.id)])
    return {
      feed: feed ? { since: feed.created_at.toISOString(), last_read_at: feed.last_read_at?.toISOString() ?? null } : null,
      provider: wishes.calendar_provider,
      is_paused: !wishes.calendar_sync_enabled,
    }
  }),

  makeFeed: api.makeFeed.handler(async ({ context: { actor, services } }) => ({
    path: await makeFeed(services, actor.id),
    site: services.configuration.publicUrl ?? null,
  })),

  endFeed: api.endFeed.handler(async ({ context: { actor, services } }) => {
    await deleteFeed(services.database.kysely, actor.id)
    return {}
  }),

  file: open.file.handler(({ context, input }) => readFeed(context, input.file)),

  ics: api.ics.handler(async ({ context: { actor, services, request }, input }) => {
    const { kysely } = services.database
    const event = await seenEvent(kysely, actor.id, input.id)
    const speaker = speakerIn(await languageOf(kysely, actor.id))
    return fileOf(`${fileNameOf(event.title)}.ics`, icsOf([event], { name: event.title, site: request.siteUrl }, speaker))
  }),

  export: api.export.handler(({ context, input }) => exportCalendar(context, input)),

  standing: api.standing.handler(async ({ context: { actor, services }, input }) => {
    const { kysely } = services.database
    await seenEvent(kysely, actor.id, input.id)
    const [entry, feed, wishes, goes] = await Promise.all([
      entryOf(kysely, actor.id, input.id),
      feedOf(kysely, actor.id),
      wishesOf(kysely, actor.id),
      isGoing(kysely, actor.id, input.id),
    ])
    return { is_in: entry ?? (wishes.auto_add_registered_events && goes), has_feed: feed !== undefined }
  }),

  add: api.add.handler(async ({ context: { actor, services }, input }) => {
    await seenEvent(services.database.kysely, actor.id, input.id)
    await setEntry(services.database.kysely, actor.id, input.id, true)
    return {}
  }),

  remove: api.remove.handler(async ({ context: { actor, services }, input }) => {
    await seenEvent(services.database.kysely, actor.id, input.id)
    await setEntry(services.database.kysely, actor.id, input.id, false)
    return {}
  }),
}

/** @throws Refusal eventGone, also if its host and the member are hidden from each other */
async function seenEvent(reader: Reader, memberId: string, id: string): Promise<EventFacts> {
  const [event] = await eventFacts(reader, memberId, [id])
  if (!event) throw new Refusal(eventProblems.eventGone)
  return event
}
