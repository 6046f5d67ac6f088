import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Language, languages } from '#platform/language.ts'
import { recordOf } from '#platform/record-of.ts'
import { wantedLanguage } from '#platform/server/http/language.ts'
import { dashboardPath } from '#platform/paths.ts'
import { memberPlaces, onlineOnly, shareTarget } from './rooms.ts'
import { wayOutPath } from './way-out.ts'
import { type BuildManifest, assetsOf, everythingOf } from './built-assets.ts'

const workers = join(import.meta.dirname, '../worker')
const publicFolder = join(import.meta.dirname, '../../ui/public')
/** Other files that pages need, with names that do not change between builds. */
const besides = ['/first.js', '/favicon.svg']

/**
 * Serves the service worker. Its text differs by build and language, so that browsers update it.
 * @param isWanted if false, serves one that removes itself and all caches
 */
export function serviceWorker(app: FastifyInstance, manifests: Record<Language, BuildManifest>, isWanted: boolean): void {
  const textOf = (language: Language) =>
    isWanted ? workerOf(language, manifests[language]) : readFileSync(join(workers, 'removing-worker.js'), 'utf8')
  const texts = recordOf(languages, textOf)
  app.get('/service-worker.js', (request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', vary: 'cookie, accept-language' })
      .type('text/javascript; charset=utf-8')
      .send(texts[wantedLanguage(request.headers)]),
  )
}

function workerOf(language: Language, manifest: BuildManifest): string {
  const entry = 'app/web/main.tsx'
  const files = [...everythingOf(manifest, entry, onlineOnly), ...besides]
  const contents = besides.map((file) => readFileSync(join(publicFolder, file)))
  const name = createHash('sha256').update(files.join()).update(Buffer.concat(contents)).digest('hex').slice(0, 12)
  const build = {
    name,
    language,
    script: assetsOf(manifest, entry).script,
    files,
    start: dashboardPath(),
    places: memberPlaces,
    wayOut: wayOutPath,
    share: shareTarget,
  }
  return `const build = ${JSON.stringify(build)}\n${readFileSync(join(workers, 'service-worker.js'), 'utf8')}`
}
