import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

/** A module that so many screens and panels share is loaded with the first of them. */
const sharedByMany = 5

/**
 * Left to itself the bundler makes a file of every set of modules that the same screens share: 480 files, of which the first screen loaded 200, each
 * taking some milliseconds on a phone. So what every signed-in page begins with is one file, and what many screens share is another. Whatever
 * a module of theirs imports is shared by as many: neither file waits for one that waits for it.
 * @param visitorsEntry the pages of visitors load what they need, and not the start of the application with it
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
