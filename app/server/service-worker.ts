import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Language, languages } from '#platform/language.ts'
import { wantedLanguage } from '#platform/server/http/language.ts'
import { dashboardPath } from '#platform/paths.ts'
import { type BuildManifest, assetsOf, everythingOf } from './built-assets.ts'

const workerFile = join(import.meta.dirname, '../worker/service-worker.js')
/** What pages ask for besides, whose names stay the same from build to build. */
const besides = ['/theme.js', '/favicon.svg']
/** Documents are read with a connection, or not at all; what draws them is as large as all the rest. */
const onlyOnline = ['features/documents/web/reader/Pages.tsx']

/** The application's service worker: another text with each build and language, so that browsers take the new one. */
export function serviceWorker(app: FastifyInstance, manifests: Record<Language, BuildManifest>): void {
  const workers = Object.fromEntries(languages.map((language) => [language, workerOf(manifests[language])])) as Record<Language, string>
  app.get('/service-worker.js', (request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', vary: 'cookie, accept-language' })
      .type('text/javascript; charset=utf-8')
      .send(workers[wantedLanguage(request.headers)]),
  )
}

function workerOf(manifest: BuildManifest): string {
  const entry = 'app/web/main.tsx'
  const files = [...everythingOf(manifest, entry, onlyOnline), ...besides]
  const name = createHash('sha256').update(files.join()).digest('hex').slice(0, 12)
  const build = { name, script: assetsOf(manifest, entry).script, files, start: dashboardPath(), places: [dashboardPath(), '/profile/'] }
  return `const build = ${JSON.stringify(build)}\n${readFileSync(workerFile, 'utf8')}`
}
