import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

/** A module shared by this many screens and panels goes into a common file. */
const sharedByMany = 5

/**
 * By default the bundler creates a file for every set of modules shared by the same screens: hundreds of files, of which the first screen
 * loaded 110, each costing a few milliseconds on a phone. Instead there are:
 * - five files for the start of every signed-in page, which a phone runs one after the other (app/server/document.ts); islands, the React
 *   parts of visitors' pages, need all of them but `start`,
 * - `islands` for what else islands share with screens, and `common` for what many screens share,
 * - `follow` for what keeps shown data up to date (`follow-*.ts` with what they import), which every page loads soon after,
 * - `dashboard` with what rooms put on it (`web/dashboard/`), without its charts, which open in a dialog, and `shared` for what it shares
 *   with a few screens.
 * What the first five import is shared at least as widely, so they depend on no narrower file.
 * @param visitorsEntry the entry of visitors' pages, which must not load the start of the application
 */
export function chunks(visitorsEntry: string): Rolldown.CodeSplittingOptions {
  const ofVisitors = importsOf([visitorsEntry])
  const ofFollowers = importsOf(globSync('features/*/web/**/follow-*.ts'))
  const ofIslands = importsOf(globSync('features/*/web/**/*-island.tsx'))
  const ofDashboard = importsOf(globSync(['features/*/web/dashboard/*.tsx', 'features/dashboard/web/*.tsx']))
  return {
    includeDependenciesRecursively: false,
    groups: [
      {
        name: (id, context) => (ofVisitors(context).has(id) ? null : partOfStart(id, ofIslands(context).has(id))),
        tags: ['$initial'],
        priority: 3,
      },
      {
        name: (id, context) => (ofIslands(context).has(id) && !ofVisitors(context).has(id) ? 'islands' : null),
        minShareCount: 2,
        priority: 2,
      },
      { name: 'common', minShareCount: sharedByMany, priority: 1 },
      { name: (id, context) => (ofFollowers(context).has(id) && !ofVisitors(context).has(id) ? 'follow' : null) },
      { name: (id, context) => (ofDashboard(context).has(id) && !ofVisitors(context).has(id) ? 'shared' : null), minShareCount: 2 },
      { name: 'dashboard', test: /\/web\/dashboard\/|\/dashboard\/web\/(?!figures\/charts\/)/ },
    ],
  }
}

/** The file that a module of the start belongs to. */
function partOfStart(id: string, isOfIsland: boolean): string {
  const [, library] = /[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id) ?? []
  if (!library) return isOfIsland ? 'foundation' : 'start'
  if (/^(?:react|react-dom|scheduler|use-sync-external-store)$/.test(library)) return 'react'
  if (/^(?:react-aria|react-aria-components|react-stately|@internationalized[\\/].+)$/.test(library)) return 'react-aria'
  return 'libraries'
}

/** These modules with all that they import, found once. */
function importsOf(files: readonly string[]): (context: Rolldown.ChunkingContext) => Set<string> {
  let found: Set<string> | undefined
  return (context) => (found ??= files.reduce((all, file) => withImports(resolve(file), context, all), new Set<string>()))
}

function withImports(id: string, context: Rolldown.ChunkingContext, found: Set<string>): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const each of context.getModuleInfo(id)?.importedIds ?? []) withImports(each, context, found)
  return found
}
