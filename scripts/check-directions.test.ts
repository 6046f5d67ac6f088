import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { directionProblems } from './check-directions.ts'
import type { Layer } from './directions/layers.ts'

const project = join(import.meta.dirname, '..')
/** A valid name that no other import of the same file has. */
const nameOf = (imported: string) => imported.replace(/\W/g, '_')
let root: string

interface LintReport {
  diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[]
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'directions-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, content: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), `${content}\n`)
}

describe('the linter', () => {
  const refused: [file: string, imported: string][] = [
    ['platform/problems.ts', '#features/deals/contract.ts'],
    ['platform/problems.ts', '#platform/server/log.ts'],
    ['platform/server/http/server.ts', '#features/deals/server/index.ts'],
    ['platform/server/log.ts', '#app/server/rooms.ts'],
    ['platform/server/log.ts', '#platform/web/i18n.ts'],
    ['platform/web/api.ts', '#app/web/rooms.ts'],
    ['platform/web/api.ts', '../server/log.ts'],
    ['ui/Button.tsx', '#features/deals/contract.ts'],
    ['ui/Button.tsx', '#app/web/rooms.ts'],
    ['ui/Button.tsx', '#platform/server/log.ts'],
    ['features/deals/contract.ts', './server/queries.ts'],
    ['features/deals/status.ts', '#platform/server/log.ts'],
    ['features/deals/status.ts', '#ui/toast.ts'],
    ['features/deals/contract.ts', '#app/main.ts'],
    ['features/deals/server/handlers.ts', '#app/main.ts'],
    ['features/deals/server/handlers.ts', '#features/profiles/server/queries.ts'],
    ['features/deals/server/mails/invitation.ts', '#features/profiles/server/mails/index.ts'],
    ['features/deals/server/handlers.ts', '#features/profiles/web/index.ts'],
    ['features/deals/server/handlers.ts', '../web/data.ts'],
    ['features/deals/server/handlers.ts', '#testing/world.ts'],
    ['features/deals/web/DealHub.tsx', '../server/queries.ts'],
    ['features/deals/web/DealHub.tsx', '#features/profiles/server/index.ts'],
    ['features/deals/web/DealHub.tsx', '#features/profiles/web/Card.tsx'],
    ['features/deals/web/cards/Card.tsx', '#platform/server/log.ts'],
    ['features/deals/web/DealHub.tsx', '#app/web/rooms.ts'],
    ['app/server/start.ts', '#features/deals/server/queries.ts'],
    ['app/main.ts', '#features/deals/web/index.ts'],
    ['app/web/routes.tsx', '#features/deals/server/index.ts'],
    ['app/web/routes.tsx', '#features/deals/web/DealHub.tsx'],
    ['app/web/routes.tsx', '#features/deals/web/room.ts'],
    ['app/server/start.ts', '#features/deals/server/room.ts'],
    ['app/web/rooms.ts', '#features/deals/server/room.ts'],
    ['features/deals/web/DealHub.tsx', '#features/profiles/web/room.ts'],
  ]
  const allowed: [file: string, imported: string][] = [
    ['platform/web/api.ts', '#platform/contract.ts'],
    ['ui/Button.tsx', '#platform/web/i18n.ts'],
    ['features/deals/contract.ts', '#features/profiles/contract.ts'],
    ['features/deals/server/handlers.ts', '#features/profiles/server/index.ts'],
    ['features/deals/server/handlers.ts', '#features/profiles/completion.ts'],
    ['features/deals/server/mails/invitation.ts', '../queries.ts'],
    ['features/deals/server/deals.test.ts', '#testing/world.ts'],
    ['features/deals/web/DealHub.tsx', '#features/profiles/web/index.ts'],
    ['app/server/start.ts', '#features/deals/server/index.ts'],
    ['app/server/rooms.ts', '#features/deals/server/room.ts'],
    ['app/web/rooms.ts', '#features/deals/web/room.ts'],
    ['app/web/routes.tsx', '#features/deals/web/index.ts'],
  ]

  const allowedAsTypes: [file: string, imported: string][] = [
    ['features/deals/web/DealHub.tsx', '#features/profiles/contract.ts'],
    ['features/deals/web/DealHub.tsx', '../contract.ts'],
    ['features/deals/web/DealHub.tsx', '../pipeline-contract.ts'],
  ]

  const statements = [
    (imported: string) => `import '${imported}'`,
    (imported: string) => `import type * as ${nameOf(imported)} from '${imported}'`,
    (imported: string) => `export { ${nameOf(imported)} } from '${imported}'`,
    (imported: string) => `void import('${imported}')`,
  ]

  it('refuses forbidden imports in every syntax, and nothing else', () => {
    const lines = [...refused, ...allowed, ...allowedAsTypes].flatMap(([file, imported]) =>
      statements.map((statement) => ({ file, line: statement(imported) })),
    )
    for (const [file, ofFile] of Map.groupBy(lines, (line) => line.file)) write(file, ofFile.map(({ line }) => line).join('\n'))

    const all = ([file, imported]: (typeof refused)[number]) => statements.map((statement) => `${file}: ${statement(imported)}`)
    const expected = [...refused.flatMap(all), ...allowedAsTypes.flatMap(all).filter((line) => !line.includes('import type'))]
    expect(lint('no-restricted-imports').toSorted()).toEqual(expected.toSorted())
  })

  it('refuses files that import each other', () => {
    write('features/deals/one.ts', `import { two } from './two.ts'\nexport const one = () => two`)
    write('features/deals/two.ts', `import { one } from './one.ts'\nexport const two = () => one`)
    expect(lint('import/no-cycle')).toHaveLength(2)
  })

  /** @returns the lines that break this rule of the project's configuration, each after its file */
  function lint(rule: string): string[] {
    copyFileSync(join(project, '.oxlintrc.json'), join(root, '.oxlintrc.json'))
    const { stdout } = spawnSync(join(project, 'node_modules/.bin/oxlint'), ['--format', 'json'], { cwd: root, encoding: 'utf8' })
    const { diagnostics } = JSON.parse(stdout) as LintReport
    const [, name = rule] = rule.split('/')
    return diagnostics
      .filter(({ code }) => code.endsWith(`(${name})`))
      .map(
        ({ filename, labels }) => `${filename}: ${readFileSync(join(root, filename), 'utf8').split('\n')[(labels[0]?.span.line ?? 1) - 1]}`,
      )
  }
})

describe('directionProblems', () => {
  it('accepts rooms that use each other through their doors', () => {
    write('features/deals/server/handlers.ts', `import { x } from '#features/profiles/server/index.ts'\nimport { y } from '../contract.ts'`)
    write('features/deals/web/Deal.tsx', `import { x } from '#features/profiles/web/index.ts'`)
    expect(directionProblems(root)).toEqual([])
  })

  it.each([
    ['features/deals/server/handlers.ts', '../../profiles/server/queries.ts'],
    ['features/deals/status.ts', '../profiles/completion.ts'],
    ['platform/server/log.ts', '../../features/deals/contract.ts'],
    ['app/web/routes.tsx', '../../features/deals/web/DealHub.tsx'],
    ['ui/Button.tsx', '../app/main.ts'],
  ])('reports a relative path that leaves its room: %s %s', (file, imported) => {
    write(file, `export const x = () => import('${imported}')`)
    expect(directionProblems(root)).toEqual([expect.stringContaining(`${file}: '${imported}' leaves`)])
  })

  it('reports rooms that import each other in a cycle, on either side, also for types only', () => {
    write('features/deals/server/a.ts', `export { x } from '#features/profiles/server/index.ts'`)
    write('features/profiles/status.ts', `import type { X } from '#features/relations/contract.ts'`)
    write('features/relations/web/a.tsx', `import { x } from '#features/deals/web/index.ts'`)
    write('features/relations/server/a.test.ts', `import { x } from '#features/profiles/server/index.ts'`)
    expect(directionProblems(root)).toEqual(['features: rooms import each other in a cycle: deals -> profiles -> relations -> deals'])
  })
})

describe('files', () => {
  it('do not import each other in a cycle, not even for types', () => {
    write('ui/a.ts', `import type { B } from './b.ts'`)
    write('ui/b.ts', `export const c = () => import('#ui/c.ts')`)
    write('ui/c.ts', `export { b } from './b.ts'`)
    expect(directionProblems(root)).toEqual(['files import each other in a cycle: ui/b.ts -> ui/c.ts -> ui/b.ts'])
    write('ui/c.ts', `export type { A } from './a.ts'`)
    expect(directionProblems(root)).toEqual(['files import each other in a cycle: ui/a.ts -> ui/b.ts -> ui/c.ts -> ui/a.ts'])
  })
})

describe('layers', () => {
  const layers: readonly Layer[] = [
    { name: 'Ground', sentence: '', rooms: ['platform'] },
    { name: 'Members', sentence: '', rooms: ['members'] },
    { name: 'Activities', sentence: '', rooms: ['documents', 'deals', 'events'], neighbours: { deals: ['documents'] } },
  ]

  it('let rooms import lower layers and the neighbours that are named', () => {
    write('features/members/contract.ts', '')
    write('features/documents/contract.ts', '')
    write(
      'features/deals/server/a.ts',
      `import { x } from '#features/members/contract.ts'\nimport { y } from '#features/documents/contract.ts'`,
    )
    expect(directionProblems(root, layers)).toEqual([])
  })

  it.each([`import { x }`, `import type { X }`, `export { x }`, `export type { X }`])('refuse what runs up: %s', (statement) => {
    write('features/members/a.ts', `${statement} from '#features/deals/rules.ts'`)
    write('features/deals/rules.ts', '')
    expect(directionProblems(root, layers)).toEqual([
      "features/members/a.ts: '#features/deals/rules.ts' runs up, from the layer Members to Activities",
    ])
  })

  it('refuse an address of a higher layer, too', () => {
    write('features/members/web/a.tsx', `import { dealPath } from '#features/deals/paths.ts'`)
    expect(directionProblems(root, layers)).toEqual([expect.stringContaining('runs up')])
  })

  it('refuse neighbours that are not listed, except for their addresses', () => {
    write('features/events/web/a.tsx', `import { dealPath } from '#features/deals/paths.ts'`)
    expect(directionProblems(root, layers)).toEqual([])
    write('features/events/web/a.tsx', `import { x } from '#features/deals/web/index.ts'`)
    expect(directionProblems(root, layers)).toEqual([
      "features/events/web/a.tsx: '#features/deals/web/index.ts': events and deals are both in the layer Activities, which does not name them as neighbours",
    ])
  })

  it('contain every room, and list no unused neighbours', () => {
    write('features/deals/a.ts', '')
    write('features/documents/a.ts', '')
    write('features/offers/a.ts', '')
    expect(directionProblems(root, layers)).toEqual([
      'features/offers is in no layer of scripts/directions/layers.ts',
      'the layer Activities names documents as a neighbour of deals, which does not import it',
    ])
  })
})

describe('app', () => {
  it.each(['app/server/start.ts', 'app/web/shell/Bar.tsx'])('learns about rooms from their descriptors: %s', (file) => {
    write(file, `import { dealsPath } from '#features/deals/paths.ts'`)
    expect(directionProblems(root)).toEqual([expect.stringContaining(`${file}: '#features/deals/paths.ts': app/ knows rooms by their`)])
  })

  it('names every room in its two lists, and elsewhere only the few exceptions', () => {
    write('app/server/rooms.ts', `import { dealsRoom } from '#features/deals/server/room.ts'`)
    write('app/web/rooms.ts', `import { dealsRoom } from '#features/deals/web/room.ts'`)
    write('app/server/start.ts', `import { openAccounts } from '#features/accounts/server/index.ts'`)
    write('app/server/start.test.ts', `import { dealsPath } from '#features/deals/paths.ts'`)
    expect(directionProblems(root)).toEqual([])
  })
})

describe('addresses', () => {
  it('may be imported from anywhere, and import no room themselves', () => {
    write('features/deals/web/a.tsx', `import { eventPath } from '#features/events/paths.ts'`)
    write('features/events/web/a.tsx', `import { dealPath } from '#features/deals/paths.ts'`)
    write('features/deals/paths.ts', `import { tabPath } from '#platform/paths.ts'`)
    expect(directionProblems(root)).toEqual([])
    write('features/deals/paths.ts', `import { eventPath } from '#features/events/paths.ts'`)
    expect(directionProblems(root)).toEqual([
      "features/deals/paths.ts: '#features/events/paths.ts': files with addresses may import only the platform",
    ])
  })
})

describe('tables', () => {
  beforeEach(() => {
    write(
      'features/deals/server/tables.ts',
      `export interface DealsTable { id: number; terms: { from: string; label: string } }
      declare module '#platform/server/database/tables.ts' {
        interface Tables {
          deals: DealsTable
          deal_notes: { id: number; text: { said: string } }
          'old.deals': { id: number }
        }
      }`,
    )
    write(
      'platform/server/database/tables.ts',
      `/** Rooms add theirs: \`interface Tables { imagined: Row }\`. */\nexport interface Tables {}`,
    )
    write(
      'platform/server/tables.ts',
      `declare module '#platform/server/database/tables.ts' { interface Tables { events: { id: number } } }`,
    )
  })

  const naming: [how: string, table: string, code: string][] = [
    ['a selection', 'deals', `db.selectFrom('deals as d')`],
    ['a selection from several', 'deals', `db.selectFrom(['offers as o', 'deals as d'])`],
    ['an insertion', 'deals', `db.insertInto('deals')`],
    ['an update', 'deals', `db.updateTable('deals')`],
    ['a deletion', 'deal_notes', `db.deleteFrom('deal_notes')`],
    ['a join', 'deals', `db.selectFrom('offers').innerJoin('deals as d', 'd.id', 'o.deal_id')`],
    ['a lateral join', 'deals', `query.leftJoinLateral('deals', on)`],
    ['a table of another schema', 'old.deals', `db.selectFrom('old.deals')`],
    ['a table of the platform', 'events', `db.insertInto('events')`],
    ['a reference', 'deals', `sql.table<Deal>('deals')`],
    ['the type of a row', 'deals', `type Row = Tables['deals']`],
    ['SQL', 'deals', 'sql`select * from deals where id = ${id}`'],
    ['SQL with a join', 'deals', 'sql`select * from ${offers.as("o")} join deals d on d.id = o.deal_id`'],
    ['SQL with a list', 'deals', 'sql`select * from ${offers.as("o")}, lateral_view v, deals d`'],
    ['SQL over lines', 'deals', 'sql`select 1 as one\n  from\n  deals`'],
    ['SQL in SQL', 'deals', 'sql`select ${sql`exists (select from deals)`}`'],
    ['SQL that inserts', 'events', 'sql`insert into events (id) select 1`'],
    ['SQL that updates', 'deals', 'sql`update deals d set id = 1`'],
    ['SQL with quoted names', 'old.deals', 'sql`delete from "old"."deals"`'],
  ]

  it.each(naming)('may be named by their owner only: %s', (_how, table, code) => {
    const owner = table === 'events' ? 'platform' : 'deals'
    const file = 'features/offers/server/queries.ts'
    write(file, `export const query = () => ${code}`)
    expect(directionProblems(root)).toEqual([`${file}: names ${table}, a table of ${owner}; use an expression from its door`])

    rmSync(join(root, file))
    write(owner === 'platform' ? 'platform/server/queries.ts' : 'features/deals/server/queries.ts', `export const query = () => ${code}`)
    expect(directionProblems(root)).toEqual([])
  })

  it('may not be named by app either', () => {
    write('app/server/start.ts', `export const any = () => db.selectFrom('deals')`)
    expect(directionProblems(root)).toEqual([expect.stringContaining('app/server/start.ts: names deals')])
  })

  it('may be named in comments, screen texts and tests, and as ordinary words', () => {
    write('features/offers/server/queries.ts', `// Made from deals.\n/* join deals */\nexport const deals = ['deals', 'one of the deals']`)
    write('features/offers/web/Offer.tsx', 'export const text = () => t`Offers come from deals`')
    write('features/offers/server/offers.test.ts', `export const query = () => db.selectFrom('deals')`)
    expect(directionProblems(root)).toEqual([])
  })

  it('also belong to rooms that add columns to their rows', () => {
    write(
      'features/offers/server/tables.ts',
      `declare module '#features/deals/server/tables.ts' { interface DealsTable { offered: boolean } }`,
    )
    write('features/offers/server/queries.ts', `export const query = () => db.selectFrom('deals').innerJoin('deal_notes', on)`)
    expect(directionProblems(root)).toEqual([expect.stringContaining('names deal_notes, a table of deals')])
  })
})
