import { parseArgs } from 'node:util'
import { allBugs } from './planted-bugs/all-bugs.ts'
import type { PlantedBug } from './planted-bugs/bug.ts'
import { failingTest, failsAnyway } from './planted-bugs/failing-test.ts'
import { copyOfSources, type SourceCopy } from './planted-bugs/source-copy.ts'
import { ensureBrowser } from './setup/browser.ts'
import { ensureBuilt } from './setup/build-steps.ts'

// Plants bugs in a copy of the sources, one at a time, and tells which test catches each:
// npm run planted-bugs -- [--jobs 2] [--narrow] [words of a bug's name or file …]

/** A suite that misses more has lost something; a few may be missed, since races show only now and then. */
const mostMissed = 3

interface Finding {
  bug: PlantedBug
  /** The title of a test. */
  caughtBy?: string | undefined
  /** Why this could not be found out. */
  problem?: string
  seconds: number
}

const { values, positionals } = parseArgs({
  options: { jobs: { type: 'string', default: '1' }, narrow: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const wanted = positionals.map((words) => words.toLowerCase())
const chosen = allBugs.filter(
  ({ name, file }) => wanted.length === 0 || wanted.some((words) => `${name} ${file}`.toLowerCase().includes(words)),
)
if (chosen.length === 0) throw new Error('There is no such bug.')
await ensureBrowser()
await ensureBuilt(['places', 'web'])

const waiting = [...chosen]
const findings: Finding[] = []
await Promise.all(Array.from({ length: Math.min(Number(values.jobs), chosen.length) }, workThrough))
const ordered = chosen.flatMap((bug) => findings.find((each) => each.bug === bug) ?? [])
const caught = ordered.filter(({ caughtBy }) => caughtBy !== undefined).length
console.log(['', '| bug | kind | caught by | seconds |', '|---|---|---|---|', ...ordered.map(row)].join('\n'))
console.log(`\n${caught} of ${chosen.length} caught`)
process.exitCode = chosen.length - caught > mostMissed || findings.some(({ problem }) => problem) ? 1 : 0

async function workThrough(): Promise<void> {
  const copy = copyOfSources()
  for (let bug = waiting.shift(); bug; bug = waiting.shift()) {
    const finding = await lookAt(copy, bug)
    findings.push(finding)
    console.log(`${findings.length} of ${chosen.length}: ${bug.name}: ${outcomeOf(finding)}`)
    if (finding.problem) console.error(finding.problem)
  }
}

async function lookAt(copy: SourceCopy, bug: PlantedBug): Promise<Finding> {
  const began = performance.now()
  const seconds = () => Math.round((performance.now() - began) / 1000)
  try {
    const restore = copy.plant(bug)
    const failing = await failingTest(copy, bug, values.narrow).finally(restore)
    if (failing && (await failsAnyway(copy, failing))) throw new Error(`${failing.place} fails without the bug, too`)
    return { bug, caughtBy: failing?.title, seconds: seconds() }
  } catch (error) {
    return { bug, problem: error instanceof Error ? error.message : String(error), seconds: seconds() }
  }
}

function outcomeOf({ caughtBy, problem }: Finding): string {
  return caughtBy ?? (problem ? 'COULD NOT BE TRIED' : 'NOT CAUGHT')
}

function row(finding: Finding): string {
  const { bug, seconds } = finding
  return `| ${bug.name} | ${bug.kind} | ${outcomeOf(finding)} | ${seconds} |`
}
