import { type Owners } from './table-owners.ts'
import { type Sources, roomOf, withoutComments } from './sources.ts'

/** A table in a call of kysely: `selectFrom('users as u')`, `innerJoin('users', …)`, `sql.table('users')`. */
const called =
  /\b(?:selectFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto|using|from|table|(?:inner|left|right|full|cross)Join(?:Lateral)?)(?:<[^()]*>)?\(\s*(\[[^\]]*\]|'[^']*')/g
/** A table's row as a type: `Tables['users']`, `InsertObject<Tables, 'users'>`. */
const typed = /\bTables(?:\[|,\s*)('[^']*')/g
const item = String.raw`(?:\$\{[^{}]*\}|[\w."]+)(?:\s+(?:as\s+)?\w+)?`
/** Tables in a text of SQL: `from conversations c, users u`, `join users`. A lookahead matches the list, since it may contain a join. */
const written = new RegExp(
  String.raw`\b(?:from|join|update|into|using|table|truncate|analyze|vacuum|lock)\s+(?=(${item}(?:\s*,\s*${item})*))`,
  'gi',
)

/** @returns a sentence for each file that names a table of another room */
export function namingProblems(sources: Sources, owners: Owners): string[] {
  return [...sources].flatMap(([file, source]) => {
    // Texts of screens are not SQL.
    if (file.includes('/web/')) return []
    return [...tablesNamed(withoutComments(source))].flatMap((table) => {
      const ofTable = owners.get(table)
      return !ofTable || ofTable.includes(roomOf(file))
        ? []
        : [`${file}: names ${table}, a table of ${ofTable[0]}; use an expression from its door`]
    })
  })
}

function tablesNamed(code: string): Set<string> {
  const inStrings = [...code.matchAll(called), ...code.matchAll(typed)].flatMap(([, names = '']) => [...names.matchAll(/'([\w.]+)/g)])
  const inSql = [...code.matchAll(written)].flatMap(([, list = '']) =>
    list.split(',').flatMap((each) => [/^\s*([\w.]+)/.exec(each.replaceAll('"', ''))].filter((found) => found !== null)),
  )
  return new Set([...inStrings, ...inSql].map(([, name = '']) => name))
}
