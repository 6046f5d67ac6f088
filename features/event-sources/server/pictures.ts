import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { eventPicture, eventPictureFiles, eventPictureFolder } from '#features/events/pictures.ts'
import { picturesInUse } from '#features/events/server/index.ts'
import type { ForeignEvent } from '#features/events/foreign-event.ts'
import { type Job, job } from '#platform/server/jobs/index.ts'
import { decodePicture } from '#platform/server/pictures/decode.ts'
import { isItsFault } from '#platform/server/pictures/is-its-fault.ts'
import type { Services } from '#platform/server/services.ts'
import { type FoundEvent, httpsAddress } from './adapters/adapter.ts'
import { forgetValidators } from './queries.ts'

const mostBytes = 8 * 1024 * 1024
/** New pictures per fetch of a source, and the time for them in ms; the rest follow at the next fetch. */
const atATime = { most: 40, time: 120_000 }

type Store = Pick<Services, 'database' | 'files' | 'outbound' | 'log' | 'fileHold'>

/** The key of a picture, shared by all events that have it. */
export const pictureKeyOf = (address: string): string =>
  `${eventPictureFolder}/${createHash('sha256').update(address).digest('base64url').slice(0, 32)}`

/** Adds picture keys to events and downloads missing pictures; those that fail are left out. */
export function illustrator(services: Store) {
  const begun = Date.now()
  let fetched = 0
  let isWhole = true

  async function keyFor(given: string | null): Promise<string | null> {
    const address = given && httpsAddress(given)
    if (!address) return null
    const key = pictureKeyOf(address)
    const known = await services.database.kysely.selectFrom('event_pictures').select('is_kept').where('key', '=', key).executeTakeFirst()
    if (known) return known.is_kept ? key : null
    if (fetched >= atATime.most || Date.now() - begun > atATime.time) {
      isWhole = false
      return null
    }
    fetched += 1
    try {
      return (await keepPicture(services, key, address)) ? key : null
    } catch (error) {
      services.log.error({ err: error }, 'could not keep a picture of an event; the next fetch will retry')
      isWhole = false
      return null
    }
  }

  return {
    async *illustrated(events: AsyncIterable<FoundEvent> | Iterable<FoundEvent>): AsyncGenerator<ForeignEvent> {
      for await (const { picture_address, ...event } of events)
        yield { ...event, picture: await keyFor(picture_address), is_featured: false }
    },
    /** Whether no picture was postponed. */
    isWhole: () => isWhole,
  }
}

/** Fetches a picture and stores it, or that it failed. @throws our own errors, after which nothing is stored */
async function keepPicture({ database, files, outbound, log }: Store, key: string, address: string): Promise<boolean> {
  let is_kept = false
  try {
    const answer = await outbound.ask(address, {
      maxBytes: mostBytes,
      time: 15_000,
      headers: { accept: 'image/webp,image/jpeg,image/png' },
    })
    const decoded = answer.status === 200 ? await decodePicture(answer.body, eventPicture) : undefined
    if (decoded && 'files' in decoded) {
      const keys = eventPictureFiles(key)
      for (const [at, bytes] of decoded.files.entries()) await files.put(keys[at] as string, bytes, 'image/webp')
      is_kept = true
    }
  } catch (error) {
    if (!isItsFault(error)) throw error
    log.info({ err: error }, 'failed to fetch a picture of an event')
  }
  await database.kysely
    .insertInto('event_pictures')
    .values({ key, is_kept })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ is_kept, tried_at: sql<Date>`now()` }))
    .execute()
  return is_kept
}

/** Deletes unused pictures every night, and lets failed ones be retried after a week. */
export const clearPictures = (services: Services): Job =>
  job({
    name: 'eventSources.clearPictures',
    retries: 2,
    schedule: '40 3 * * *',
    async run() {
      const { database, fileHold, files } = services
      if (await fileHold.isHeld()) return
      const { kysely } = database
      const old = await kysely
        .selectFrom('event_pictures')
        .select(['key', 'is_kept'])
        .where('tried_at', '<', sql<Date>`now() - interval '7 days'`)
        .execute()
      const used = await picturesInUse(
        kysely,
        old.map(({ key }) => key),
      )
      const unused = old.filter(({ key }) => !used.has(key))
      for (const { key, is_kept } of unused) {
        if (is_kept) for (const file of eventPictureFiles(key)) await files.remove(file)
        await kysely.deleteFrom('event_pictures').where('key', '=', key).execute()
      }
      // A source that has not changed would not ask for them again.
      if (unused.some(({ is_kept }) => !is_kept)) await forgetValidators(kysely)
    },
  })
