import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ProblemData } from '#platform/contract.ts'
import type { Language } from '#platform/language.ts'
import { escaped } from '#platform/server/http/escaped.ts'
import { wantedLanguage } from '#platform/server/http/language.ts'
import { sayIn } from '#platform/server/texts.ts'
import type { PageAssets } from '#platform/server/http/page.ts'
import { htmlDocument } from './document.ts'
import { plainPage, primaryButton } from './plain-page.ts'

const texts = {
  title: /*i18n*/ { id: 'page.notNow', message: 'This page is unavailable right now' },
  again: /*i18n*/ { id: 'page.tryAgain', message: 'Try again' },
} as const

/** A response, and whether it is a problem. */
interface Answer {
  message: string
  data?: Partial<ProblemData>
}

/**
 * Pages that cannot be served, for example under overload, get a page in the reader's language that links to itself, instead of the JSON
 * for programs. It does not query the database, which may be the cause.
 */
export function problemPages(
  app: FastifyInstance,
  headers: Record<string, string>,
  assets: () => Promise<Record<Language, PageAssets>>,
): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const mayBeProblem = reply.statusCode >= 429 && typeof payload === 'string' && /json/.test(String(reply.getHeader('content-type')))
    if (!mayBeProblem || !isForPage(request)) return payload
    const { message, data } = JSON.parse(payload) as Answer
    if (data?.problem === undefined) return payload
    const language = wantedLanguage(request.headers)
    const say = sayIn(language)
    const { styles } = (await assets())[language]
    void reply.headers({ ...headers, 'cache-control': 'no-store' }).type('text/html; charset=utf-8')
    return htmlDocument({
      language,
      title: say(texts.title),
      site: { name: '', accent: null },
      assets: { script: '', imports: [], styles },
      body: plainPage(
        say(texts.title),
        `<p class="text-ink-2">${escaped(say({ id: data.problem, message }, data.parameters))}</p>
<p><a class="${primaryButton}" href="${escaped(hereOf(request))}">${say(texts.again)}</a></p>`,
      ),
    })
  })
}

/** Two slashes would lead to another site. */
const hereOf = ({ url }: FastifyRequest): string => url.replace(/^[/\\]+/, '/')

const isForPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/api/') && (headers.accept?.includes('text/html') ?? false)
