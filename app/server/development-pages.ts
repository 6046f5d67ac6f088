import { createServer } from 'vite'
import type { LandingRenderer } from './landing-page.ts'
import { type Pages, servePages } from './pages.ts'

/** Pages straight from the sources, with hot reload; only for development. */
export const developmentPages: Pages = async (app, services, contextFor) => {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) return done()
    vite.middlewares(request.raw, reply.raw, done)
  })
  const entry = (script: string) => ({ script, preloads: [], styles: ['/ui/styles.css'] })
  servePages(app, services, contextFor, {
    async sources() {
      const { render } = (await vite.ssrLoadModule('/features/landing/web/render.tsx')) as { render: LandingRenderer }
      return { application: entry('/app/web/main.tsx'), visitor: entry('/features/landing/web/visitor.ts'), render }
    },
    // Vite's own scripts are inline, so that the policy of the built pages would stop them.
    headers: {},
    finish: (url, html) => vite.transformIndexHtml(url, html),
  })
}
