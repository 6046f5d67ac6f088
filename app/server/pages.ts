import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { signInPath } from '#features/accounts/paths.ts'
import { settingsOf } from '#features/community/server/index.ts'
import { type Language, languages } from '#platform/language.ts'
import { recordOf } from '#platform/record-of.ts'
import { languageChoice, wantedLanguage } from '#platform/server/http/language.ts'
import { isSecure } from '#platform/server/configuration.ts'
import { pageHeaders } from '#platform/server/http/security.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { type PageAssets, type PageSender, perReaderHeaders } from '#platform/server/http/page.ts'
import type { Serve } from '#platform/server/http/serve.ts'
import type { Services } from '#platform/server/services.ts'
import { memberSummary } from '#features/members/server/index.ts'
import { appIcons } from './app-icons.ts'
import { applicationPage } from './application-page.ts'
import { communityColours } from './community-colours.ts'
import { assetsOf, builtFolder, readBuildManifest } from './built-assets.ts'
import { htmlDocument } from './document.ts'
import type { RenderScreen } from '../render-screen.ts'
import { memberScreens } from './member-screens.ts'
import { problemPages } from './problem-pages.ts'
import { publicFiles } from './public-files.ts'
import {
  type VisitorPage,
  type VisitorRenderer,
  roomRoutes,
  screens,
  screensWithVisitorPage,
  visitorPages,
  visitorRoutes,
  visitorScript,
} from './rooms.ts'
import { serviceWorker } from './service-worker.ts'
import { wayOut } from './way-out.ts'
import { webManifest } from './web-manifest.ts'

export type Pages = (app: FastifyInstance, services: Services, serve: Serve) => Promise<void>

/** The sources of pages: built files in production, Vite's in development. */
export interface PageSources {
  application: Record<Language, PageAssets>
  visitor: Record<Language, PageAssets>
  render: VisitorRenderer
  renderScreen: RenderScreen
}

/** Serves pages built by `npm run build`; assets have content hashes in their names and are cached forever. */
export const builtPages: Pages = (...to) => pagesOf(join(builtFolder, 'web'))(...to)

/** The same with another folder of built files. */
export const pagesOf =
  (web: string): Pages =>
  async (app, services, serve) => {
    const manifests = recordOf(languages, (language) => readBuildManifest(language, web))
    const { render } = (await import(join(builtFolder, 'ssr/render.js'))) as { render: VisitorRenderer }
    const { renderScreen } = (await import(join(builtFolder, 'ssr/application.js'))) as { renderScreen: RenderScreen }
    await app.register(fastifyStatic, {
      root: web,
      index: false,
      preCompressed: true,
      wildcard: false,
      globIgnore: ['assets/**'],
      setHeaders: (reply, path) => {
        void reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
        if (/\.svg(\.\w+)?$/.test(path)) void reply.header('content-type', 'image/svg+xml; charset=utf-8')
      },
    })
    // Registering each of these 3,500 files would take half a second of every start.
    app.get<{ Params: { '*': string } }>('/assets/*', ({ params }, reply) => reply.sendFile(`assets/${params['*']}`))
    serviceWorker(app, manifests, services.configuration.hasServiceWorker)
    const sources: PageSources = {
      application: recordOf(languages, (language) => assetsOf(manifests[language], 'app/web/main.tsx')),
      visitor: recordOf(languages, (language) => assetsOf(manifests[language], visitorScript)),
      render,
      renderScreen,
    }
    servePages(app, services, serve, { sources: async () => sources, headers: pageHeaders, finish: async (_url, html) => html })
  }

interface PageServing {
  sources(): Promise<PageSources>
  headers: Record<string, string>
  /** Post-processes a page before it is sent. */
  finish(url: string, html: string): Promise<string>
}

/**
 * Serves pages. Members get the application. Visitors get the landing page at its address (readable by search engines and without scripts),
 * and the sign-in page at members' screens. Links in emails work for both. Unknown paths get a 404 page.
 */
export function servePages(app: FastifyInstance, services: Services, serve: Serve, { sources, headers, finish }: PageServing): void {
  const visitorPage = visitorPages(services, sources, htmlDocument)
  const screenFor = memberScreens(app, services.log)
  publicFiles(app, services)
  communityColours(app)
  appIcons(app, services)
  webManifest(app, services)
  roomRoutes(app, services, serve)
  wayOut(app, services, headers, async () => (await sources()).visitor)
  problemPages(app, headers, async () => (await sources()).visitor)

  async function memberFacts({ id }: Actor) {
    return {
      livePlace: services.live.place(),
      renderedAt: new Date().toISOString(),
      member: await memberSummary(services.database.kysely, id),
    }
  }

  /** Runs after the request has had its turn, because the screen's queries take turns too. */
  async function memberPage(request: FastifyRequest, facts: Awaited<ReturnType<typeof memberFacts>>) {
    const { application, renderScreen } = await sources()
    const { name, accent } = (await settingsOf(services)).settings
    const language = facts.member.language ?? wantedLanguage(request.headers)
    const { body, queries } = await screenFor(renderScreen, request, facts.member, name, language, application[language].common)
    return applicationPage(language, application[language], { name, accent }, { ...facts, queries }, body)
  }

  /** Sends the page that `make` creates when it is the request's turn; `make` may find a member's facts instead. */
  async function send(
    reply: FastifyReply,
    ownHeaders: object,
    make: (actor: Actor | undefined) => Promise<string | Awaited<ReturnType<typeof memberFacts>>>,
  ) {
    const { request } = reply
    void reply.headers({ ...headers, ...ownHeaders })
    const made = await serve('ordinary', request, reply, ({ actor }) => make(actor))
    if (typeof made !== 'string') keepLanguage(reply, made.member.language)
    const html = typeof made === 'string' ? made : await memberPage(request, made)
    reply.type('text/html; charset=utf-8').compress(await finish(request.url, html))
    return reply
  }

  /** Stores the page's language for requests that do not know the member, such as the service worker's. */
  function keepLanguage(reply: FastifyReply, language: Language | null) {
    if (language === null || language === wantedLanguage(reply.request.headers)) return
    void reply.header('set-cookie', languageChoice(language, isSecure(services.configuration)))
  }

  const show: PageSender<VisitorPage>['show'] = (reply, inPlace) =>
    send(reply, perReaderHeaders, (actor) => {
      if (actor) return memberFacts(actor)
      return typeof inPlace === 'function' ? inPlace() : visitorPage(inPlace, reply.request)
    })

  visitorRoutes(app, services, visitorPage, { send, show, serve, keepLanguage })
  const withVisitorPage = new Set(screensWithVisitorPage)
  for (const path of [signInPath(), ...screens.filter((screen) => !withVisitorPage.has(screen))].map((screen) =>
    screen.replaceAll('$', ':'),
  )) {
    for (const url of [path, `${path}/`]) app.get(url, (_request, reply) => show(reply, 'sign-in'))
  }
  app.get('/*', (_request, reply) => show(reply.code(404), 'not-found'))
}
