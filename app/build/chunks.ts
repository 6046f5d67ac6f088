import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

/** A module shared by this many screens and panels goes into a common file. */
const sharedByMany = 5

/**
 * By default the bundler creates a file for every set of modules shared by the same screens: 480 files, of which the first screen loaded
 * 200, each costing a few milliseconds on a phone. So the start of every signed-in page is one file, and what many screens share is
 * another. Their imports are shared at least as widely, so neither depends on a narrower file.
 * @param visitorsEntry the entry of visitors' pages, which must not load the start of the application
 */
export function chunks(visitorsEntry: string): Rolldown.CodeSplittingOptions {
  let ofVisitors: Set<string> | undefined
  return {
    includeDependenciesRecursively: false,
    groups: [
      {
        name(id, context) {
          ofVisitors ??= withImports(resolve(visitorsEntry), (each) => context.getModuleInfo(each)?.importedIds ?? [])
          return ofVisitors.has(id) ? null : 'start'
        },
        tags: ['$initial'],
        priority: 1,
      },
      { name: 'common', minShareCount: sharedByMany },
    ],
  }
}

function withImports(id: string, importsOf: (id: string) => readonly string[], found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const each of importsOf(id)) withImports(each, importsOf, found)
  return found
}
