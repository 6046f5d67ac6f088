import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join, sep } from 'node:path'
import { type ViteDevServer, createServer } from 'vite'
import { languages } from '#platform/language.ts'
import { recordOf } from '#platform/record-of.ts'
import type { RenderScreen } from '../render-screen.ts'
import { type Pages, servePages } from './pages.ts'
import { type VisitorRenderer, visitorRenderer, visitorScript } from './rooms.ts'

/** All components of `ui/` in their states, which production does not serve. */
const designPage = join(import.meta.dirname, '../../design/index.html')

/** Serves pages from source with hot reload; for development only. */
export const developmentPages: Pages = async (app, services, serve) => {
  const vite = await viteWithin(app.server, services.configuration.dataDirectory)
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) return done()
    vite.middlewares(request.raw, reply.raw, done)
  })
  app.get('/design', async ({ url }, reply) =>
    reply.type('text/html; charset=utf-8').send(await vite.transformIndexHtml(url, await readFile(designPage, 'utf8'))),
  )
  const entry = (script: string) => recordOf(languages, () => ({ script, imports: [], styles: ['/ui/styles.css', '/ui/prose.css'] }))
  servePages(app, services, serve, {
    async sources() {
      const { render } = (await vite.ssrLoadModule(`/${visitorRenderer}`)) as { render: VisitorRenderer }
      const { renderScreen } = (await vite.ssrLoadModule('/app/web/startup/render.tsx')) as { renderScreen: RenderScreen }
      return { application: entry('/app/web/main.tsx'), visitor: entry(`/${visitorScript}`), render, renderScreen }
    },
    // Vite's inline scripts would be blocked by the policy of production pages.
    headers: {},
    finish: (url, html) => vite.transformIndexHtml(url, html),
  })
}

/** Runs Vite in our server, with its socket on our port; files written by the server must not trigger a reload. */
function viteWithin(server: Server, dataDirectory: string): Promise<ViteDevServer> {
  return createServer({
    appType: 'custom',
    // Other loaders import a new file each time, which `node --watch` would treat as a change.
    configLoader: 'native',
    server: {
      middlewareMode: true,
      ws: { server, path: 'hot' },
      watch: { ignored: (path) => path.startsWith(join(dataDirectory, sep)) },
    },
  })
}
