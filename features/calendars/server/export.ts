import type { Download } from '#platform/download.ts'
import type { Actor, RequestContext } from '#platform/server/http/context.ts'
import { readUpTo } from '#platform/server/paging.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { languageOf } from '#features/members/server/index.ts'
import { eventsBetween } from '#features/events/server/index.ts'
import { instantOf } from '#features/events/zoned-time.ts'
import { mostEvents } from '../limits.ts'
import { calendarTexts } from '../texts.ts'
import { fileOf } from './files.ts'
import { icsOf } from './ics.ts'
import { tableOf } from './table.ts'

interface Span {
  from: string
  to: string
  zone: string
  category?: number | undefined
  format: 'ics' | 'csv'
}

/** Exports the calendar between two dates as a file. */
export async function exportCalendar(
  { services, request, actor }: RequestContext & { actor: Actor },
  { from, to, zone, category, format }: Span,
): Promise<Download> {
  const between = { from, to, since: instantOf(from, zone), until: instantOf(to, zone), category }
  const { rows, more } = await readUpTo(mostEvents, (limit) => eventsBetween(services.database.kysely, actor.id, between, limit))
  const speaker = speakerIn(await languageOf(services.database.kysely, actor.id))
  const { say } = speaker
  const note = more ? say(calendarTexts.cutOff, { count: mostEvents }) : undefined
  const site = request.siteUrl
  const name = `esg-network-events-${from}.${format}`
  if (format === 'csv') return fileOf(name, tableOf(rows, site, speaker, note))
  return fileOf(
    name,
    icsOf(
      rows,
      { name: say(calendarTexts.events, { site: await services.site.name() }), site, ...(note && { description: note }) },
      speaker,
    ),
  )
}
