import { dirname, join } from 'node:path'
import type { Sources } from './sources.ts'

/** What an `import`, `export ... from`, `import()` or `declare module` names. */
const specifier = /\b(?:from|import|declare module)\s*\(?\s*'([^']+)'/g

export interface Import {
  file: string
  /** As written in the code. */
  named: string
  /** The imported file's path from the project's root; undefined for a package. */
  target: string | undefined
}

export const importsOf = (sources: Sources): Import[] =>
  [...sources].flatMap(([file, source]) =>
    [...source.matchAll(specifier)].map(([, named = '']) => ({ file, named, target: targetOf(file, named) })),
  )

function targetOf(file: string, named: string): string | undefined {
  if (named.startsWith('#')) return named.slice(1)
  return named.startsWith('.') ? join(dirname(file), named).replaceAll('\\', '/') : undefined
}

/** A file with the addresses of a room's screens. */
export const isPaths = (file: string): boolean => /^features\/[^/]+\/paths\.ts$/.test(file)
