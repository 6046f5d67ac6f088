// Bundles the page that asks for the community's address into www/.
import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

const here = import.meta.dirname
const out = join(here, 'www')
rmSync(out, { recursive: true, force: true })
await build({
  bundle: true,
  platform: 'browser',
  format: 'iife',
  target: 'es2022',
  logLevel: 'warning',
  entryPoints: [join(here, 'src/start-page.ts')],
  outfile: join(out, 'start.js'),
})
copyFileSync(join(here, '../start/start.html'), join(out, 'index.html'))
copyFileSync(join(here, '../start/start.css'), join(out, 'start.css'))
