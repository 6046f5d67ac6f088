import { createHash, randomBytes } from 'node:crypto'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { calendarEntryOf } from '#features/meetings/server/index.ts'
import type { Download } from '#platform/download.ts'
import { Refusal, problems } from '#platform/problems.ts'
import { networkOf } from '#platform/server/addresses.ts'
import type { RequestContext } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { spend } from '#platform/server/spend.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { subscribedFile } from './files.ts'
import { icsOf } from './ics.ts'
import { calendarOf, holderOf, recordRead, replaceFeed } from './queries.ts'

/** The stored hash of an address's secret. */
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** Per feed, since providers fetch the feeds of many members from a few addresses. */
const readings = new RateLimiterMemory({ points: 60, duration: 60 * 60 })
/** Against guessing addresses. */
const misses = new RateLimiterMemory({ points: 60, duration: 10 * 60 })

/** Creates or replaces a member's feed address. @returns its path, which cannot be recovered later */
export async function makeFeed({ database }: Services, memberId: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await replaceFeed(database.kysely, memberId, hashOf(secret))
  return `/api/calendars/${secret}.ics`
}

/** The feed at an address. Invalid addresses are looked up too, to take the same time. @throws Refusal notFound, tooManyRequests */
export async function readFeed({ services, request }: RequestContext, file: string): Promise<Download> {
  const { kysely } = services.database
  const holder = await holderOf(kysely, hashOf(file.replace(/\.ics$/, '')))
  if (!holder || !file.endsWith('.ics')) {
    await spend(misses, networkOf(request.address))
    throw new Refusal(problems.notFound)
  }
  await spend(readings, holder.user_id)
  await recordRead(kysely, holder.user_id)
  const speaker = speakerIn(holder.language)
  const site = request.siteUrl
  const { events, meetings } = await calendarOf(kysely, holder.user_id)
  const entries = meetings.map((meeting) => calendarEntryOf(meeting, site, speaker))
  return subscribedFile(
    icsOf(events, { name: await services.site.name(), site, entries, refresh: 60 * 60 }, speaker),
    request.raw['if-none-match'],
  )
}
