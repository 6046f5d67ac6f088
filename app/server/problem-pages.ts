import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Language } from '#platform/language.ts'
import { wantedLanguage } from '#platform/server/http/language.ts'
import { sayIn } from '#platform/server/texts.ts'
import { type PageAssets, escaped, htmlDocument } from './document.ts'

const texts = {
  title: /*i18n*/ { id: 'page.notNow', message: 'This page cannot be shown right now' },
  again: /*i18n*/ { id: 'page.tryAgain', message: 'Try again' },
} as const

/** What stands in a problem's answer of it. */
interface Problem {
  message: string
  data?: { problem?: string }
}

/**
 * Whoever goes to a page that cannot be had, as while too much is being done, gets a page that says so and leads there again, in their language,
 * instead of the answer that programs get. It asks nothing of the database, which may be what does not answer.
 */
export function problemPages(
  app: FastifyInstance,
  headers: Record<string, string>,
  assets: () => Promise<Record<Language, PageAssets>>,
): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isProblem = reply.statusCode >= 429 && typeof payload === 'string' && /json/.test(String(reply.getHeader('content-type')))
    if (!isProblem || !isForPage(request)) return payload
    const { message, data } = JSON.parse(payload) as Problem
    const language = wantedLanguage(request.headers)
    const say = sayIn(language)
    const { styles } = (await assets())[language]
    void reply.headers({ ...headers, 'cache-control': 'no-store' }).type('text/html; charset=utf-8')
    return htmlDocument({
      language,
      title: say(texts.title),
      site: { name: '', accent: null },
      assets: { script: '', preloads: [], styles },
      body: `<main class="mx-auto grid max-w-[560px] gap-5 px-6 py-16 phone:px-4 phone:py-10">
<h1 class="text-20 font-semibold">${say(texts.title)}</h1>
<p class="text-ink-2">${escaped(data?.problem ? say({ id: data.problem, message }) : message)}</p>
<p><a class="inline-flex min-h-[2.75rem] items-center justify-center rounded-control bg-accent px-5 font-medium text-on-accent hover:bg-accent-hover" href="${escaped(request.url)}">${say(texts.again)}</a></p>
</main>`,
    })
  })
}

const isForPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/api/') && (headers.accept?.includes('text/html') ?? false)
