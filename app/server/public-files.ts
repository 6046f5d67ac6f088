import type { FastifyInstance } from 'fastify'
import { Refusal, problems } from '#platform/problems.ts'
import { siteUrlFor } from '#platform/server/site-url.ts'
import type { Services } from '#platform/server/services.ts'

/** How long security.txt is valid after it was requested, in milliseconds; RFC 9116 requires less than a year. */
const validity = 180 * 24 * 60 * 60 * 1000

/**
 * What those who found a hole look for, security.txt, where there is a contact. Besides, what telephones ask before links to this site open
 * an app.
 */
export function publicFiles(app: FastifyInstance, { configuration }: Services): void {
  const cached = { 'cache-control': 'public, max-age=3600' }
  const plainText = 'text/plain; charset=utf-8'

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
    const canonical = `${siteUrlFor(request, configuration)}/.well-known/security.txt`
    return reply
      .headers(cached)
      .type(plainText)
      .send(lines(`Contact: ${securityContact}`, `Expires: ${expires}`, 'Preferred-Languages: en', `Canonical: ${canonical}`))
  })
}

const lines = (...texts: string[]) => `${texts.join('\n')}\n`
