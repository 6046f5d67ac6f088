import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { directionProblems } from './check-directions.ts'

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
    ['platform/server/log.ts', '#app/contract.ts'],
    ['platform/server/log.ts', '#platform/web/i18n.ts'],
    ['platform/web/api.ts', '#app/contract.ts'],
    ['platform/web/api.ts', '../server/log.ts'],
    ['ui/Button.tsx', '#features/deals/contract.ts'],
    ['ui/Button.tsx', '#app/web/tabs.ts'],
    ['ui/Button.tsx', '#platform/server/log.ts'],
    ['features/deals/contract.ts', './server/queries.ts'],
    ['features/deals/status.ts', '#platform/server/log.ts'],
    ['features/deals/status.ts', '#ui/toast.ts'],
    ['features/deals/contract.ts', '#app/contract.ts'],
    ['features/deals/server/handlers.ts', '#app/contract.ts'],
    ['features/deals/server/handlers.ts', '#features/profiles/server/queries.ts'],
    ['features/deals/server/mails/invitation.ts', '#features/profiles/server/mails/index.ts'],
    ['features/deals/server/handlers.ts', '#features/profiles/web/index.ts'],
    ['features/deals/server/handlers.ts', '../web/data.ts'],
    ['features/deals/server/handlers.ts', '#testing/world.ts'],
    ['features/deals/web/DealHub.tsx', '../server/queries.ts'],
    ['features/deals/web/DealHub.tsx', '#features/profiles/server/index.ts'],
    ['features/deals/web/DealHub.tsx', '#features/profiles/web/Card.tsx'],
    ['features/deals/web/cards/Card.tsx', '#platform/server/log.ts'],
    ['features/deals/web/DealHub.tsx', '#app/web/tabs.ts'],
    ['app/server/start.ts', '#features/deals/server/queries.ts'],
    ['app/main.ts', '#features/deals/web/index.ts'],
    ['app/web/routes.tsx', '#features/deals/server/index.ts'],
    ['app/contract.ts', '#platform/server/log.ts'],
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
    ['features/deals/web/DealHub.tsx', '#features/profiles/contract.ts'],
    ['features/deals/web/DealHub.tsx', '../contract.ts'],
    ['app/server/start.ts', '#features/deals/server/index.ts'],
    ['app/web/routes.tsx', '#features/deals/web/DealHub.tsx'],
  ]

  const statements = [
    (imported: string) => `import '${imported}'`,
    (imported: string) => `import type * as ${nameOf(imported)} from '${imported}'`,
    (imported: string) => `export { ${nameOf(imported)} } from '${imported}'`,
    (imported: string) => `void import('${imported}')`,
  ]

  it('refuses what the directions forbid, in every way of importing, and nothing else', () => {
    const lines = [...refused, ...allowed].flatMap(([file, imported]) =>
      statements.map((statement) => ({ file, line: statement(imported) })),
    )
    for (const [file, ofFile] of Map.groupBy(lines, (line) => line.file)) write(file, ofFile.map(({ line }) => line).join('\n'))

    const expected = refused.flatMap(([file, imported]) => statements.map((statement) => `${file}: ${statement(imported)}`))
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
  it('finds nothing in rooms that use each other by their doors', () => {
    write('features/deals/server/handlers.ts', `import { x } from '#features/profiles/server/index.ts'\nimport { y } from '../contract.ts'`)
    write('features/profiles/web/data.ts', `import { x } from '#features/deals/web/index.ts'`)
    expect(directionProblems(root)).toEqual([])
  })

  it.each([
    ['features/deals/server/handlers.ts', '../../profiles/server/queries.ts'],
    ['features/deals/status.ts', '../profiles/completion.ts'],
    ['platform/server/log.ts', '../../features/deals/contract.ts'],
    ['app/web/routes.tsx', '../../features/deals/web/DealHub.tsx'],
    ['ui/Button.tsx', '../app/contract.ts'],
  ])('names a relative path that leaves its house: %s %s', (file, imported) => {
    write(file, `export const x = () => import('${imported}')`)
    expect(directionProblems(root)).toEqual([expect.stringContaining(`${file}: '${imported}' leaves`)])
  })

  it('names rooms that need each other in a circle, on either side', () => {
    for (const side of ['server', 'web']) {
      write(`features/deals/${side}/a.ts`, `export { x } from '#features/profiles/${side}/index.ts'`)
      write(`features/profiles/${side}/a.ts`, `import { x } from '#features/relations/${side}/index.ts'`)
      write(`features/relations/${side}/a.ts`, `import { x } from '#features/deals/${side}/index.ts'`)
    }
    expect(directionProblems(root)).toEqual([
      'features/*/server: rooms need each other in a circle: deals -> profiles -> relations -> deals',
      'features/*/web: rooms need each other in a circle: deals -> profiles -> relations -> deals',
    ])
  })
})
