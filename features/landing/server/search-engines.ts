import type { FastifyInstance } from 'fastify'
import { resetPasswordPath } from '#features/accounts/paths.ts'
import { publicEventPath } from '#features/events/paths.ts'
import { publicEvents } from '#features/events/server/index.ts'
import { profilePath } from '#features/members/paths.ts'
import { organisationPath } from '#features/organisations/paths.ts'
import { publicSlugs } from '#features/organisations/server/index.ts'
import { unsubscribePath } from '#features/notifications/paths.ts'
import { languages } from '#platform/language.ts'
import { dashboardPath, inLanguage } from '#platform/paths.ts'
import type { Serve } from '#platform/server/http/serve.ts'
import { siteUrlFor } from '#platform/server/site-url.ts'
import type { Services } from '#platform/server/services.ts'
import { cached } from './cached.ts'
import { indexedPages, pathOf } from './page-paths.ts'

/** Serves robots.txt and sitemap.xml. */
export function searchEngines(app: FastifyInstance, { configuration, database }: Services, serve: Serve): void {
  app.get('/robots.txt', (request, reply) =>
    reply
      .headers(cached(reply, anHour))
      .type('text/plain; charset=utf-8')
      .send(
        lines(
          'User-agent: *',
          'Disallow: /api/',
          `Disallow: ${dashboardPath()}`,
          `Disallow: ${profilePath('')}`,
          `Disallow: ${resetPasswordPath()}`,
          `Disallow: ${unsubscribePath('')}`,
          '',
          `Sitemap: ${siteUrlFor(request, configuration)}/sitemap.xml`,
        ),
      ),
  )

  // Public pages only; everything else is for members.
  app.get('/sitemap.xml', async (request, reply) => {
    const [organisations, events] = await serve('ordinary', request, reply, () =>
      Promise.all([publicSlugs(database.kysely, mostOrganisations), publicEvents(database.kysely, mostEvents)]),
    )
    const pages = indexedPages.flatMap((page) => [pathOf(page), ...languages.map((language) => inLanguage(language, pathOf(page)))])
    const paths = [...pages, ...organisations.map((slug) => organisationPath(encodeURIComponent(slug))), ...events.map(publicEventPath)]
    return reply
      .headers(cached(reply, anHour))
      .type('application/xml; charset=utf-8')
      .send(
        lines(
          '<?xml version="1.0" encoding="UTF-8"?>',
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
          ...paths.map((path) => `  <url><loc>${siteUrlFor(request, configuration)}${path}</loc></url>`),
          '</urlset>',
        ),
      )
  })
}

/** In seconds. */
const anHour = 60 * 60

/** A sitemap may have 50,000 addresses. Their pages name those in other languages. */
const mostOrganisations = 30_000
const mostEvents = 15_000

const lines = (...texts: string[]) => `${texts.join('\n')}\n`
