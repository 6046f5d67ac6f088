import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Language, languageNames, languages } from '#platform/language.ts'
import { assetsOf, builtFolder, readBuildManifest } from '#app/server/built-assets.ts'

/** The most bytes of gzipped JavaScript that a page may load at the start; the rest is loaded by route, or on interaction. */
const pages = [
  { name: 'landing page', entry: 'features/landing/web/visitor.ts', limit: 60_000 },
  { name: 'signed-in start', entry: 'app/web/main.tsx', limit: 200_000 },
]
/** The script that app/server/document.ts adds to every page besides its entry. */
const everywhere = '/first.js'

const gzipped = (files: string[]) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(builtFolder, 'web', file)), { level: 9 }).length, 0)
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

for (const language of languages) for (const page of pages) check(page, language)

function check({ name, entry, limit }: (typeof pages)[number], language: Language): void {
  const { script, imports, styles } = assetsOf(readBuildManifest(language), entry)
  const scripts = [everywhere, script, ...imports]
  const size = gzipped(scripts)
  console.log(
    `${name} in ${languageNames[language]}: ${kilobytes(size)} of JavaScript gzipped (at most ${kilobytes(limit)}), ${kilobytes(gzipped(styles))} of CSS`,
  )
  if (size <= limit) return
  for (const file of scripts) console.error(`  ${kilobytes(gzipped([file])).padStart(10)}  ${file}`)
  process.exitCode = 1
}
