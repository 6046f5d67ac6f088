import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Vite's build manifest: source file -> what was made of it. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }>

const web = join(import.meta.dirname, '../dist/web')

/** Most bytes of gzipped JavaScript that a page may load by itself; the rest is loaded by route, or when one touches something. */
const pages = [
  { name: 'landing page', entry: 'features/landing/web/visitor.ts', limit: 60_000 },
  { name: 'signed-in start', entry: 'app/web/main.tsx', limit: 200_000 },
]
/** Scripts that app/server/document.ts puts into every page, besides its entry. */
const everywhere = ['theme.js']

/** @returns the files that a page with this entry loads at once: the entry and all it imports statically, with their styles */
export function filesOf(manifest: Manifest, entry: string): { scripts: string[]; styles: string[] } {
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    manifest[name]?.imports?.forEach(visit)
  }
  if (!manifest[entry]) throw new Error(`the build has no ${entry}`)
  visit(entry)
  const chunks = [...seen].flatMap((name) => manifest[name] ?? [])
  return { scripts: chunks.map(({ file }) => file), styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))] }
}

if (import.meta.main) {
  const manifest = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8')) as Manifest
  const gzipped = (files: string[]) => files.reduce((sum, file) => sum + gzipSync(readFileSync(join(web, file)), { level: 9 }).length, 0)
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
  for (const { name, entry, limit } of pages) {
    const { scripts, styles } = filesOf(manifest, entry)
    const size = gzipped([...everywhere, ...scripts])
    console.log(`${name}: ${kilobytes(size)} of JavaScript gzipped (at most ${kilobytes(limit)}), ${kilobytes(gzipped(styles))} of CSS`)
    if (size <= limit) continue
    for (const file of scripts) console.error(`  ${kilobytes(gzipped([file])).padStart(10)}  ${file}`)
    process.exitCode = 1
  }
}
