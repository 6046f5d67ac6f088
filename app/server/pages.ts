import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { emailLinkPath, resetPasswordPath, signInPath } from '#features/accounts/paths.ts'
import { aboutPath } from '#features/community/paths.ts'
import { draftOf, settingsOf } from '#features/community/server/index.ts'
import { legalPath } from '#features/legal/paths.ts'
import { legalTexts } from '#features/legal/texts.ts'
import { decisionLinkPath } from '#features/reports/paths.ts'
import { type Language, languages } from '#platform/language.ts'
import { inLanguage, landingPath } from '#platform/paths.ts'
import { Refusal, problems } from '#platform/problems.ts'
import { type Serve, siteUrlOf } from '#platform/server/http/api.ts'
import { languageChoice, wantedLanguage } from '#platform/server/http/language.ts'
import { isSecure } from '#platform/server/configuration.ts'
import { pageHeaders } from '#platform/server/http/security.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { memberSummary } from '#features/members/server/index.ts'
import { appIcons } from './app-icons.ts'
import { type PageAssets, applicationPage } from './application-page.ts'
import { communityColours } from './community-colours.ts'
import { assetsOf, builtFolder, readBuildManifest } from './built-assets.ts'
import { type LandingRenderer, type VisitorPage, landingPages } from './landing-page.ts'
import type { RenderScreen } from '../render-screen.ts'
import { memberScreens } from './member-screens.ts'
import { problemPages } from './problem-pages.ts'
import { publicFiles } from './public-files.ts'
import { screens } from './rooms.ts'
import { shareTarget } from './share-target.ts'
import { socialCard } from './social-card.ts'
import { serviceWorker } from './service-worker.ts'
import { unsubscribePages } from './unsubscribe-pages.ts'
import { wayOut } from './way-out.ts'
import { webManifest } from './web-manifest.ts'

export type Pages = (app: FastifyInstance, services: Services, serve: Serve) => Promise<void>

/** The sources of pages: built files in production, Vite's in development. */
export interface PageSources {
  application: Record<Language, PageAssets>
  visitor: Record<Language, PageAssets>
  render: LandingRenderer
  renderScreen: RenderScreen
}

/** Serves pages built by `npm run build`; assets have content hashes in their names and are cached forever. */
export const builtPages: Pages = (...to) => pagesOf(join(builtFolder, 'web'))(...to)

/** The same with another folder of built files. */
export const pagesOf =
  (web: string): Pages =>
  async (app, services, serve) => {
    const manifests = inEach((language) => readBuildManifest(language, web))
    const { render } = (await import(join(builtFolder, 'ssr/render.js'))) as { render: LandingRenderer }
    const { renderScreen } = (await import(join(builtFolder, 'ssr/application.js'))) as { renderScreen: RenderScreen }
    await app.register(fastifyStatic, {
      root: web,
      index: false,
      preCompressed: true,
      wildcard: false,
      setHeaders: (reply, path) => {
        void reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
        if (/\.svg(\.\w+)?$/.test(path)) void reply.header('content-type', 'image/svg+xml; charset=utf-8')
      },
    })
    serviceWorker(app, manifests, services.configuration.hasServiceWorker)
    const sources: PageSources = {
      application: inEach((language) => assetsOf(manifests[language], 'app/web/main.tsx')),
      visitor: inEach((language) => assetsOf(manifests[language], 'features/landing/web/visitor.ts')),
      render,
      renderScreen,
    }
    servePages(app, services, serve, { sources: async () => sources, headers: pageHeaders, finish: async (_url, html) => html })
  }

export const inEach = <Made>(make: (language: Language) => Made) =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Made>

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
  const landing = landingPages(services)
  const screenFor = memberScreens(app, services.log)
  publicFiles(app, services)
  communityColours(app)
  socialCard(app, services)
  appIcons(app, services)
  webManifest(app, services)
  shareTarget(app)
  wayOut(app, services, headers, async () => (await sources()).visitor)
  problemPages(app, headers, async () => (await sources()).visitor)

  async function visitorPage(page: VisitorPage, request: FastifyRequest, asked: Partial<Parameters<typeof landing>[3]> = {}) {
    const { visitor, render } = await sources()
    const reader = { language: wantedLanguage(request.headers), siteUrl: siteUrlOf(request, services.configuration), ...asked }
    return landing(render, visitor[reader.language], page, reader)
  }

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
    const { body, queries } = await screenFor(renderScreen, request, facts.member, name, language)
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

  const mayDiffer = { 'cache-control': 'private, no-cache', vary: 'cookie, authorization, accept-encoding, accept-language' }
  const show = (reply: FastifyReply, inPlace: VisitorPage) =>
    send(reply, mayDiffer, (actor) => (actor ? memberFacts(actor) : visitorPage(inPlace, reply.request)))

  unsubscribePages(app, services, (reply, choose) =>
    send(reply, { 'cache-control': 'private, no-store' }, async () => visitorPage(await choose(), reply.request)),
  )
  // The URLs contain tokens, which must not be sent on as referrer.
  const tellsNobody = { 'cache-control': 'private, no-cache', 'referrer-policy': 'no-referrer' }
  app.get(resetPasswordPath(), (request, reply) => send(reply, tellsNobody, () => visitorPage('reset-password', request)))
  app.get(emailLinkPath(), (request, reply) => send(reply, tellsNobody, () => visitorPage('confirm-email', request)))
  app.get(decisionLinkPath(), (request, reply) => send(reply, tellsNobody, () => visitorPage('decision', request)))
  app.get(landingPath(), (_request, reply) => show(reply, 'landing'))
  app.get<{ Querystring: { preview?: unknown } }>(aboutPath(), (request, reply) =>
    send(reply, mayDiffer, async (actor) => {
      const isPreview = actor?.role === 'admin' && request.query.preview !== undefined
      return visitorPage('about', request, { member: actor?.id, preview: isPreview ? await draftOf(services, actor.id) : undefined })
    }),
  )
  for (const text of legalTexts) {
    app.get(legalPath(text), (request, reply) =>
      send(reply, mayDiffer, (actor) => visitorPage(text, request, { member: actor?.id, isOperator: actor?.role === 'admin' })),
    )
  }
  // Pages at these URLs are in their language, and so are later pages until another language is chosen.
  for (const language of languages) {
    for (const page of ['about', ...legalTexts] as const) {
      const url = inLanguage(language, page === 'about' ? landingPath() : legalPath(page))
      const answer = (request: FastifyRequest, reply: FastifyReply) => {
        keepLanguage(reply, language)
        return send(reply, mayDiffer, (actor) =>
          visitorPage(page, request, { language, isAtLanguage: true, member: actor?.id, isOperator: actor?.role === 'admin' }),
        )
      }
      for (const address of [url, `${url}/`]) app.get(address, answer)
    }
  }
  for (const path of [signInPath(), ...screens].map((screen) => screen.replace('$', ':'))) {
    for (const url of [path, `${path}/`]) app.get(url, (_request, reply) => show(reply, 'sign-in'))
  }
  app.get('/*', (request, reply) => {
    // A file of an older build: a page would be executed as a script.
    if (request.url.startsWith('/assets/')) throw new Refusal(problems.notFound)
    return show(reply.code(404), 'not-found')
  })
}
