/** What a stage of the checks counted; a check that is no test runner counts as one. */
export interface Outcome {
  passed: number
  failed: number
  /** Tests that a runner left out by itself. */
  skipped: number
  /** The failed tests, as far as the runner names them. */
  failures?: readonly Failure[]
  /** Those of the passed that needed a second attempt: looked into, though they fail nothing. */
  retried?: readonly Failure[]
  /** How long each file of tests took. */
  files?: readonly { name: string; seconds: number }[]
}

export interface Failure {
  /** File and title. */
  test: string
  /** What the first attempt failed with. */
  reason: string
}

/** Takes what a stage prints, as it comes. */
export type Print = (text: string) => void

export interface Stage {
  name: string
  run: (print: Print) => Promise<Outcome>
  /** Why this stage cannot run on this machine, and what would help. */
  missing?: string | undefined
  /** Nothing after this stage makes sense if it fails. */
  essential?: boolean
}

/** How many of the slowest files of tests the summary lists. */
const mostSlowFiles = 15

/** How many lines of each failure's reason the summary shows. */
const mostReasonLines = 20

interface Finished {
  name: string
  outcome: Outcome
  seconds: number
  missing?: string
}

/** Stages after one another. */
type Lane = readonly Stage[]

/**
 * Runs the steps one after the other, also after a failure, and ends with a summary whose last line is `N passed, N failed`. A step is a
 * stage, or lanes that run side by side; what is printed in one of several lanes is shown once its stage has ended.
 * @param strict a stage that cannot run counts as a failure
 * @returns whether everything passed
 */
export async function runStages(steps: readonly (Stage | readonly Lane[])[], { strict }: { strict: boolean }): Promise<boolean> {
  const start = performance.now()
  const finished: Finished[] = []
  for (const step of steps) {
    const lanes = 'run' in step ? [[step]] : step
    const results = await Promise.all(lanes.map((lane) => runLane(lane, { strict, alone: lanes.length === 1 })))
    finished.push(...results.flat())
    const broken = lanes.flat().find(({ name, essential }) => essential && failedIn(name, finished))
    if (broken) {
      say(`\n${broken.name} failed, so what follows it was not run.\n`)
      break
    }
  }
  summarise(finished, (performance.now() - start) / 1000)
  return finished.every(({ outcome }) => outcome.failed === 0)
}

const failedIn = (name: string, finished: readonly Finished[]) => finished.some((each) => each.name === name && each.outcome.failed > 0)

async function runLane(lane: Lane, { strict, alone }: { strict: boolean; alone: boolean }): Promise<Finished[]> {
  const finished: Finished[] = []
  for (const stage of lane) {
    let held = ''
    finished.push(await runStage(stage, { strict, print: alone ? say : (text) => (held += text) }))
    say(held)
  }
  return finished
}

async function runStage({ name, run, missing }: Stage, { strict, print }: { strict: boolean; print: Print }): Promise<Finished> {
  print(`\n== ${name}\n`)
  if (missing) {
    print(`NOT RUN: ${missing}\n`)
    return { name, missing, seconds: 0, outcome: { passed: 0, failed: strict ? 1 : 0, skipped: 0 } }
  }
  const start = performance.now()
  const outcome = await run(print).catch((error: unknown) => {
    print(`${error instanceof Error ? error.message : String(error)}\n`)
    return { passed: 0, failed: 1, skipped: 0 }
  })
  const seconds = (performance.now() - start) / 1000
  print(`${describe(outcome)} (${seconds.toFixed(1)} s)\n`)
  return { name, outcome, seconds }
}

/** Stages of several lanes overlap, so the whole is not the sum. */
function summarise(finished: Finished[], seconds: number): void {
  const width = Math.max(...finished.map(({ name }) => name.length))
  const line = (name: string, time: number, words: string) =>
    say(`${name.padEnd(width)}  ${`${time.toFixed(1)} s`.padStart(8)}  ${words}\n`)
  say('\n== Summary\n')
  for (const each of finished)
    line(each.name, each.seconds, each.missing ? `NOT RUN: ${each.missing.toUpperCase()}` : describe(each.outcome))
  line('in all', seconds, '')
  const slowest = finished
    .flatMap(({ name, outcome }) => (outcome.files ?? []).map((file) => ({ ...file, stage: name })))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, mostSlowFiles)
  if (slowest.length > 0) say('\nThe slowest files of tests:\n')
  for (const file of slowest) say(`${`${file.seconds.toFixed(1)} s`.padStart(8)}  ${file.name} (${file.stage})\n`)
  listFailures(
    'At the second attempt',
    finished.flatMap(({ outcome }) => outcome.retried ?? []),
  )
  listFailures(
    'Failed',
    finished.flatMap(({ outcome }) => outcome.failures ?? []),
  )
  const total = (key: 'passed' | 'failed') => finished.reduce((sum, { outcome }) => sum + outcome[key], 0)
  say(`\n${total('passed')} passed, ${total('failed')} failed\n`)
}

/** Names them at the end, which is what remains in sight of a long run. */
function listFailures(title: string, failures: readonly Failure[]): void {
  if (failures.length > 0) say(`\n${title}:\n`)
  for (const { test, reason } of failures)
    say(`  ${test}\n${reason.split('\n').slice(0, mostReasonLines).join('\n').replace(/^/gm, '      ')}\n`)
}

function describe({ passed, failed, skipped, retried = [] }: Outcome): string {
  const parts = [
    `${passed} passed`,
    failed > 0 && `${failed} FAILED`,
    retried.length > 0 && `${retried.length} AT THE SECOND ATTEMPT`,
    skipped > 0 && `${skipped} SKIPPED`,
  ]
  return parts.filter(Boolean).join(', ')
}

function say(text: string): void {
  process.stdout.write(text)
}
