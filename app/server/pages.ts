import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { resetPasswordPath } from '#features/accounts/paths.ts'
import { Refusal, problems } from '#platform/problems.ts'
import type { ContextFor } from '#platform/server/http/server.ts'
import { pageHeaders } from '#platform/server/http/security.ts'
import type { Services } from '#platform/server/services.ts'
import { memberSummary } from '#features/members/server/index.ts'
import { type PageAssets, applicationPage } from './application-page.ts'
import { assetsOf, builtFolder, readBuildManifest } from './built-assets.ts'
import { type LandingRenderer, landingPages } from './landing-page.ts'
import { unsubscribePages } from './unsubscribe-pages.ts'

export type Pages = (app: FastifyInstance, services: Services, contextFor: ContextFor) => Promise<void>

/** What the pages are made of: built files in production, Vite's in development. */
export interface PageSources {
  application: PageAssets
  visitor: PageAssets
  render: LandingRenderer
}

/** Pages from what `npm run build` made; assets carry their content's hash in the name and are kept for good. */
export const builtPages: Pages = async (app, services, contextFor) => {
  const manifest = readBuildManifest()
  const { render } = (await import(join(builtFolder, 'ssr/render.js'))) as { render: LandingRenderer }
  await app.register(fastifyStatic, {
    root: join(builtFolder, 'web'),
    index: false,
    preCompressed: true,
    wildcard: false,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
      void reply.header('x-content-type-options', 'nosniff')
    },
  })
  const sources: PageSources = {
    application: assetsOf(manifest, 'app/web/main.tsx'),
    visitor: assetsOf(manifest, 'features/landing/web/visitor.ts'),
    render,
  }
  const headers = pageHeaders(services.configuration.publicUrl?.startsWith('https:') ?? false)
  servePages(app, services, contextFor, { sources: async () => sources, headers, finish: async (_url, html) => html })
}

interface PageServing {
  sources(): Promise<PageSources>
  headers: Record<string, string>
  /** The last hand on a page before it is sent. */
  finish(url: string, html: string): Promise<string>
}

/**
 * Every address that is not a file or the API: members get the application, visitors the landing page
 * (a search engine and a browser without scripts can read it); `/reset-password` is for both.
 */
export function servePages(
  app: FastifyInstance,
  services: Services,
  contextFor: ContextFor,
  { sources, headers, finish }: PageServing,
): void {
  const landing = landingPages(services)
  unsubscribePages(app, services, async (reply, page) => {
    const { visitor, render } = await sources()
    const html = await landing(render, visitor, page)
    void reply.headers(headers).header('cache-control', 'private, no-store')
    return reply.type('text/html; charset=utf-8').send(await finish(reply.request.url, html))
  })
  app.get('/*', async (request, reply) => {
    // A file of an older build: a page instead of it would be taken for a script.
    if (request.url.startsWith('/assets/')) throw new Refusal(problems.notFound)
    const { application, visitor, render } = await sources()
    const { actor } = await contextFor(request, reply)
    const isReset = request.url.startsWith(resetPasswordPath())
    const html =
      actor && !isReset
        ? applicationPage(application, {
            livePlace: services.live.place(),
            renderedAt: new Date().toISOString(),
            member: await memberSummary(services.database.kysely, actor.id),
          })
        : await landing(render, visitor, isReset ? 'reset-password' : 'landing')
    void reply.headers(headers).header('cache-control', 'private, no-cache').header('vary', 'cookie')
    // The address of the reset page holds the link's tokens: nothing it loads may pass them on.
    if (isReset) void reply.header('referrer-policy', 'no-referrer')
    return reply.type('text/html; charset=utf-8').send(await finish(request.url, html))
  })
}
