// Bundles the shell into dist/. COMMUNITY_URL builds it for one community; without it, its first start asks for the address.
import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

const here = import.meta.dirname
const out = join(here, 'dist')
const community = process.env['COMMUNITY_URL'] ?? ''
if (community !== '' && !(URL.parse(community)?.protocol === 'https:' && URL.parse(community)?.origin === community)) {
  throw new Error(`COMMUNITY_URL: '${community}' was given; allowed: an https address without a path, like https://community.example`)
}

const common = { bundle: true, external: ['electron'], logLevel: 'warning', legalComments: 'none' }
rmSync(out, { recursive: true, force: true })
await Promise.all([
  build({
    ...common,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    entryPoints: [join(here, 'src/main.ts')],
    outfile: join(out, 'main.mjs'),
    define: { COMMUNITY_URL: JSON.stringify(community) },
  }),
  // A sandboxed preload cannot be a module.
  ...['preload', 'start-preload'].map((name) =>
    build({ ...common, platform: 'node', format: 'cjs', entryPoints: [join(here, `src/${name}.ts`)], outfile: join(out, `${name}.cjs`) }),
  ),
  build({ ...common, platform: 'browser', format: 'iife', entryPoints: [join(here, 'src/start-page.ts')], outfile: join(out, 'start.js') }),
])
for (const file of ['start.html', 'start.css']) copyFileSync(join(here, '../start', file), join(out, file))
