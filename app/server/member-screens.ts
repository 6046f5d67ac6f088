import { parseCookie } from 'cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Me } from '#features/members/contract.ts'
import { wantedLocales } from '#platform/server/http/language.ts'
import { subrequest } from '#platform/server/http/subrequest.ts'
import { type Language, localeOf } from '#platform/language.ts'
import { zoneCookie } from '#platform/zone-cookie.ts'
import type { RenderScreen, ScreenRequest } from '../render-screen.ts'
import type { Services } from '#platform/server/services.ts'

/** How many screens a node renders at once; beyond that, pages are sent without a rendered screen. */
const mostAtOnce = 4
/** How long to wait for a screen's queries, in milliseconds. */
const patience = 500

/**
 * Renders the screens of members' pages, so that there is something to read while the application loads. Queries are sent in the reader's
 * name through the regular API; anything that fails is left to the application.
 */
export function memberScreens(app: FastifyInstance, log: Services['log']) {
  let underWay = 0

  return async (
    render: RenderScreen,
    request: FastifyRequest,
    member: Me,
    siteName: string,
    language: Language,
    files: readonly string[] | undefined,
  ): Promise<{ body?: string; queries?: unknown }> => {
    // Not for prefetched pages, because a screen's queries may count as seen.
    if (underWay >= mostAtOnce || request.headers['sec-purpose']?.includes('prefetch')) return {}
    underWay += 1
    try {
      return await render({
        member,
        address: plainAddress(request.url),
        ...readerOf(request, language),
        language,
        siteName,
        files,
        ask: askAs(app, request),
        patience,
      })
    } catch (error) {
      log.warn({ err: error, id: request.id }, 'a screen could not be rendered')
      return {}
    } finally {
      underWay -= 1
    }
  }
}

/** With one leading slash and no trailing one. */
const plainAddress = (address: string) => address.replace(/^[/\\]*([^?]*?)\/*(\?.*)?$/, '/$1$2')

/** The reader according to the browser's headers. */
function readerOf({ headers }: FastifyRequest, language: Language): Pick<ScreenRequest, 'isPhone' | 'locale' | 'timeZone'> {
  const hint = headers['sec-ch-ua-mobile']
  return {
    isPhone: hint === undefined ? /Mobi/.test(headers['user-agent'] ?? '') : hint === '?1',
    locale: localeOf(language, wantedLocales(headers)),
    timeZone: zoneOf(parseCookie(headers.cookie ?? '')[zoneCookie]),
  }
}

/** A known time zone; UTC if none was sent. */
function zoneOf(told = 'UTC'): string {
  try {
    return Intl.DateTimeFormat('en', { timeZone: told }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}

function askAs(app: FastifyInstance, caller: FastifyRequest): ScreenRequest['ask'] {
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    const body = request.method === 'POST' ? await request.text() : undefined
    const answer = await subrequest(app, caller, { url: pathname + search, body })
    return new Response(new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: { 'content-type': answer.headers['content-type'] ?? '' },
    })
  }
}
