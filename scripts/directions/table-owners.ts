import { type Sources, roomOf, withoutComments } from './sources.ts'

/** The rooms that may name a table; the first one declares it. */
export type Owners = ReadonlyMap<string, readonly string[]>

/**
 * Reads the owners of each table from the code: the room that declares it in `interface Tables`, and rooms that add columns
 * by augmenting the row's interface.
 */
export function tableOwners(sources: Sources): Owners {
  const owners = new Map<string, string[]>()
  const additions: { room: string; owner: string; row: string }[] = []
  const rows = new Map<string, { owner: string; row: string }>()
  for (const [file, source] of sources) {
    if (!source.includes('interface')) continue
    const code = withoutComments(source)
    for (const { name, row } of blocks(code, /\binterface Tables\s*(?=\{)/g).flatMap(({ body }) => tablesIn(body))) {
      owners.set(name, [roomOf(file)])
      rows.set(name, { owner: roomOf(file), row })
    }
    for (const { match, body } of blocks(code, /\bdeclare module '#features\/([^/]+)\/[^']+'\s*(?=\{)/g)) {
      const added = [...body.matchAll(/\binterface (\w+)/g)]
      additions.push(...added.map(([, row = '']) => ({ room: roomOf(file), owner: match[1] ?? '', row })))
    }
  }
  for (const { room, owner, row } of additions) {
    for (const [table, of] of rows) if (of.owner === owner && of.row === row) owners.get(table)?.push(room)
  }
  return owners
}

/** The text between the braces after each match. */
function blocks(code: string, opening: RegExp): { match: RegExpExecArray; body: string }[] {
  return [...code.matchAll(opening)].map((match) => {
    const start = match.index + match[0].length
    let depth = 0
    let end = start
    do {
      depth += { '{': 1, '}': -1 }[code[end] ?? ''] ?? 0
      end += 1
    } while (depth > 0 && end < code.length)
    return { match, body: code.slice(start + 1, end - 1) }
  })
}

/** The members of an `interface Tables`, with the name of their row's interface where they have one. */
function tablesIn(body: string): { name: string; row: string }[] {
  let flat = body
  for (let inner = ''; inner !== flat;) {
    inner = flat
    flat = inner.replace(/\{[^{}]*\}/g, '')
  }
  return flat.split(/[;\n]/).flatMap((line) => {
    const [, quoted, plain, row = ''] = /^\s*(?:'([^']+)'|(\w+)):\s*(\w*)/.exec(line) ?? []
    const name = quoted ?? plain
    return name ? [{ name, row }] : []
  })
}
