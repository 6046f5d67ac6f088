import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#platform/language.ts'
import type { PageAssets } from '#platform/server/http/page.ts'

export const builtFolder = join(import.meta.dirname, '../../dist')

/** Vite's build manifest: source file -> output. */
export type BuildManifest = Record<
  string,
  { file: string; name?: string; css?: string[]; imports?: string[]; dynamicImports?: string[]; assets?: string[] }
>

/** @param web the folder with the files for browsers */
export const readBuildManifest = (language: Language, web = join(builtFolder, 'web')) =>
  JSON.parse(readFileSync(join(web, `.vite/manifest.${language}.json`), 'utf8')) as BuildManifest

/** What a page with this entry loads immediately: the script, its static imports, and their styles. */
export function assetsOf(manifest: BuildManifest, entry: string): PageAssets {
  const seen = new Set<string>()
  const inOrder: string[] = []
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    manifest[name]?.imports?.forEach(visit)
    inOrder.push(name)
  }
  visit(entry)
  const chunks = inOrder.flatMap((name) => manifest[name] ?? [])
  const imports = chunks.map((chunk) => `/${chunk.file}`)
  const script = imports.pop()
  if (!script) throw new Error(`the build has no ${entry}; run npm run build`)
  const font = chunks.flatMap(({ assets = [] }) => assets).find((file) => /inter-basic/.test(file))
  return {
    script,
    imports,
    common: Object.values(manifest).flatMap(({ name, file }) => (name === 'islands' || name === 'common' ? [`/${file}`] : [])),
    styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map((file) => `/${file}`),
    font: font && `/${font}`,
  }
}

/** Everything that a page with this entry may load: static and dynamic imports with styles and fonts, except what only `without` needs. */
export function everythingOf(manifest: BuildManifest, entry: string, without: readonly string[] = []): string[] {
  const seen = new Set(without)
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    for (const next of [...(manifest[name]?.imports ?? []), ...(manifest[name]?.dynamicImports ?? [])]) visit(next)
  }
  visit(entry)
  const chunks = [...seen].flatMap((name) => (without.includes(name) ? [] : (manifest[name] ?? [])))
  return [...new Set(chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]))].map((file) => `/${file}`)
}
