import type { FastifyInstance } from 'fastify'
import { languages } from '#platform/language.ts'
import { dashboardPath, inLanguage, landingPath } from '#platform/paths.ts'
import { legalPath } from '#features/legal/paths.ts'
import { legalTexts } from '#features/legal/texts.ts'
import { Refusal, problems } from '#platform/problems.ts'
import { siteUrlOf } from '#platform/server/http/api.ts'
import type { Services } from '#platform/server/services.ts'

/** How long security.txt is valid after it was requested, in milliseconds; RFC 9116 requires less than a year. */
const validity = 180 * 24 * 60 * 60 * 1000

/**
 * Files for search engines and security researchers: robots.txt, sitemap.xml, and security.txt if there is a contact. Also the files that
 * let phones open links to this site in an app.
 */
export function publicFiles(app: FastifyInstance, { configuration }: Services): void {
  const cached = { 'cache-control': 'public, max-age=3600' }
  const plainText = 'text/plain; charset=utf-8'

  app.get('/robots.txt', (request, reply) =>
    reply
      .headers(cached)
      .type(plainText)
      .send(
        lines(
          'User-agent: *',
          'Disallow: /api/',
          `Disallow: ${dashboardPath()}`,
          'Disallow: /profile/',
          'Disallow: /reset-password',
          'Disallow: /unsubscribe/',
          '',
          `Sitemap: ${siteUrlOf(request, configuration)}/sitemap.xml`,
        ),
      ),
  )

  // Public pages; everything else is for members.
  app.get('/sitemap.xml', (request, reply) =>
    reply
      .headers(cached)
      .type('application/xml; charset=utf-8')
      .send(
        lines(
          '<?xml version="1.0" encoding="UTF-8"?>',
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
          ...[landingPath(), ...legalTexts.map(legalPath)]
            .flatMap((path) => [path, ...languages.map((language) => inLanguage(language, path))])
            .map((path) => `  <url><loc>${siteUrlOf(request, configuration)}${path}</loc></url>`),
          '</urlset>',
        ),
      ),
  )

  const { android, ios } = configuration.appLinks
  app.get('/.well-known/assetlinks.json', (_request, reply) => {
    if (android.length === 0) throw new Refusal(problems.notFound)
    const statements = android.map(({ name, fingerprint }) => ({
      relation: ['delegate_permission/common.handle_all_urls'],
      target: { namespace: 'android_app', package_name: name, sha256_cert_fingerprints: [fingerprint] },
    }))
    return reply.headers(cached).send(statements)
  })

  app.get('/.well-known/apple-app-site-association', (_request, reply) => {
    if (ios.length === 0) throw new Refusal(problems.notFound)
    // API requests are not handled by apps.
    const components = [{ '/': '/api/*', exclude: true }, { '/': '/assets/*', exclude: true }, { '/': '*' }]
    return reply.headers(cached).send({ applinks: { details: [{ appIDs: ios, components }] } })
  })

  app.get('/.well-known/security.txt', (request, reply) => {
    const { securityContact } = configuration
    if (!securityContact) throw new Refusal(problems.notFound)
    const expires = new Date(Date.now() + validity).toISOString()
    const canonical = `${siteUrlOf(request, configuration)}/.well-known/security.txt`
    return reply
      .headers(cached)
      .type(plainText)
      .send(lines(`Contact: ${securityContact}`, `Expires: ${expires}`, 'Preferred-Languages: en', `Canonical: ${canonical}`))
  })
}

const lines = (...texts: string[]) => `${texts.join('\n')}\n`
