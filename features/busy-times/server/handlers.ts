import { implement } from '@orpc/server'
import { type RequestContext, action, signedIn } from '#platform/server/http/context.ts'
import { type BusyCalendar, busyTimesContract } from '../contract.ts'
import { readNow, remove, saveAccount, saveFeed } from './change.ts'
import { calendarsOf } from './queries.ts'
import { keptFor } from './read-calendar.ts'

const api = implement(busyTimesContract).$context<RequestContext>().use(signedIn)

type Row = Awaited<ReturnType<typeof calendarsOf>>[number]

function present({ id, kind, name, host, read_at, blocks, failure, failing_since }: Row): BusyCalendar {
  const kept_until = failing_since && Number(blocks) > 0 ? new Date(failing_since.getTime() + keptFor).toISOString() : null
  return {
    id,
    kind,
    name,
    host,
    read_at: read_at?.toISOString() ?? null,
    blocks: Number(blocks),
    failure: failure && failing_since && { code: failure, since: failing_since.toISOString(), kept_until },
  }
}

export const busyTimesHandlers = {
  list: api.list.handler(async ({ context: { actor, services } }) => ({
    items: (await calendarsOf(services.database.kysely, actor.id)).map(present),
  })),

  saveFeed: api.saveFeed.handler(action(saveFeed)),

  saveAccount: api.saveAccount.handler(action(saveAccount)),

  readNow: api.readNow.handler(action(readNow)),

  remove: api.remove.handler(action(remove)),
}
