import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { settingsOf } from '#features/community/server/index.ts'
import type { Language } from '#platform/language.ts'
import { dashboardPath } from '#platform/paths.ts'
import { wantedLanguage } from '#platform/server/http/language.ts'
import type { Services } from '#platform/server/services.ts'
import { sayIn } from '#platform/server/texts.ts'
import type { PageAssets } from '#platform/server/http/page.ts'
import { htmlDocument } from './document.ts'
import { plainButton, plainPage, primaryButton } from './plain-page.ts'

/** The service worker never handles this path, even if it is broken. */
export const wayOutPath = '/reset-app'
const scriptPath = '/reset-app.js'
const scriptFile = join(import.meta.dirname, '../worker/way-out.js')

const texts = {
  title: /*i18n*/ { id: 'install.wayOut', message: 'Repair the app' },
  why: /*i18n*/ {
    id: 'install.wayOutWhy',
    message:
      'If the app doesn’t open on this device or shows outdated content, this clears its cached files and downloads them again. You stay signed in, and anything you have written but not sent is kept.',
  },
  mend: /*i18n*/ { id: 'install.mend', message: 'Repair' },
  mended: /*i18n*/ { id: 'install.mended', message: 'Done.' },
  open: /*i18n*/ { id: 'install.open', message: 'Open the app' },
  allTitle: /*i18n*/ { id: 'install.removeAllTitle', message: 'If that didn’t help' },
  allWhy: /*i18n*/ {
    id: 'install.removeAllWhy',
    message:
      'Remove everything that this site has stored on this device. Anything you have written but not sent will be lost; what you have sent is safe.',
  },
  all: /*i18n*/ { id: 'install.removeAll', message: 'Remove everything from this device' },
} as const

/** A page that repairs the app if its service worker or cached files are broken: one way needs a script, the other does not. */
export function wayOut(
  app: FastifyInstance,
  services: Services,
  headers: Record<string, string>,
  assets: () => Promise<Record<Language, PageAssets>>,
): void {
  async function show(request: FastifyRequest, reply: FastifyReply, isAllRemoved: boolean) {
    const language = wantedLanguage(request.headers)
    const { name, accent } = (await settingsOf(services)).settings
    const { styles } = (await assets())[language]
    const say = sayIn(language)
    return reply
      .headers({ ...headers, 'cache-control': 'no-store', ...(isAllRemoved && { 'clear-site-data': '"cache", "storage"' }) })
      .type('text/html; charset=utf-8')
      .send(
        htmlDocument({
          language,
          title: `${say(texts.title)} · ${name}`,
          site: { name, accent },
          assets: { script: scriptPath, imports: [], styles },
          body: isAllRemoved ? allRemoved(say) : offer(say),
        }),
      )
  }

  app.get(scriptPath, (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/javascript; charset=utf-8').send(readFileSync(scriptFile, 'utf8')),
  )
  app.get(wayOutPath, (request, reply) => show(request, reply, false))
  app.post(wayOutPath, (request, reply) => show(request, reply, true))
}

type Say = ReturnType<typeof sayIn>

const openLink = (say: Say) => `<a class="link" href="${dashboardPath()}">${say(texts.open)}</a>`

/** Posts an empty plain text body to the page's URL. */
const offer = (say: Say) =>
  plainPage(
    say(texts.title),
    `<p class="text-ink-2">${say(texts.why)}</p>
<p><button type="button" id="mend" disabled class="${primaryButton}">${say(texts.mend)}</button></p>
<p role="status"><span id="mended" hidden>${say(texts.mended)} ${openLink(say)}</span></p>
<h2 class="border-t border-line pt-6 font-semibold">${say(texts.allTitle)}</h2>
<p class="text-ink-2">${say(texts.allWhy)}</p>
<form method="post" enctype="text/plain"><button type="submit" class="${plainButton} border border-line-2 bg-surface hover:bg-hover">${say(texts.all)}</button></form>`,
  )

const allRemoved = (say: Say) => plainPage(say(texts.title), `<p role="status">${say(texts.mended)} ${openLink(say)}</p>`)
