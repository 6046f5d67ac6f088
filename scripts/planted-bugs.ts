import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { allBugs, assertPlantable } from './planted-bugs/all-bugs.ts'
import type { PlantedBug } from './planted-bugs/bug.ts'
import { failingTest } from './planted-bugs/failing-test.ts'
import { copyOfSources } from './planted-bugs/source-copy.ts'
import { ensureBrowser } from './setup/browser.ts'
import { ensureBuilt } from './setup/build-steps.ts'

// Plants bugs in a copy of the sources, one at a time, and tells which test catches each:
// npm run planted-bugs -- [--jobs 2] [words of a bug's name or file …]

/** A suite that misses more has lost something; a few may be missed, since races show only now and then. */
const mostMissed = 3

interface Finding {
  bug: PlantedBug
  caughtBy: string | undefined
  seconds: number
}

const { values, positionals } = parseArgs({ options: { jobs: { type: 'string', default: '1' } }, allowPositionals: true })
const chosen = allBugs.filter(
  ({ name, file }) =>
    positionals.length === 0 || positionals.some((words) => `${name} ${file}`.toLowerCase().includes(words.toLowerCase())),
)
if (chosen.length === 0) throw new Error('There is no such bug.')
assertPlantable(chosen, (file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8'))
await ensureBrowser()
await ensureBuilt(['places', 'web'])

const waiting = [...chosen]
const findings: Finding[] = []
await Promise.all(Array.from({ length: Math.min(Number(values.jobs), chosen.length) }, work))
const ordered = chosen.flatMap((bug) => findings.find((each) => each.bug === bug) ?? [])
const caught = ordered.filter(({ caughtBy }) => caughtBy !== undefined).length
console.log(['', '| bug | kind | caught by | seconds |', '|---|---|---|---|', ...ordered.map(row)].join('\n'))
console.log(`\n${caught} of ${chosen.length} caught`)
process.exitCode = chosen.length - caught > mostMissed ? 1 : 0

async function work(): Promise<void> {
  const copy = copyOfSources()
  for (let bug = waiting.shift(); bug; bug = waiting.shift()) {
    const began = performance.now()
    const restore = await copy.plant(bug)
    const caughtBy = await failingTest(copy.folder, bug)
    restore()
    findings.push({ bug, caughtBy, seconds: Math.round((performance.now() - began) / 1000) })
    console.log(`${findings.length} of ${chosen.length}: ${bug.name}: ${caughtBy ?? 'NOT CAUGHT'}`)
  }
}

function row({ bug: { name, kind }, caughtBy, seconds }: Finding): string {
  return `| ${name} | ${kind} | ${caughtBy ?? 'NOT CAUGHT'} | ${seconds} |`
}
