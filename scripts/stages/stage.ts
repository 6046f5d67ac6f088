/** What a stage of the checks counted; a check that is no test runner counts as one. */
export interface Outcome {
  passed: number
  failed: number
  /** Tests that a runner left out by itself. */
  skipped: number
}

export interface Stage {
  name: string
  run: () => Promise<Outcome>
  /** Why this stage cannot run on this machine, and what would help. */
  missing?: string
  /** Nothing after this stage makes sense if it fails. */
  essential?: boolean
}

interface Finished {
  name: string
  outcome: Outcome
  seconds: number
  missing?: string
}

/**
 * Runs the stages one after the other, also after a failure, and ends with a summary whose last line is `N passed, N failed`.
 * @param strict a stage that cannot run counts as a failure
 * @returns whether everything passed
 */
export async function runStages(stages: Stage[], { strict }: { strict: boolean }): Promise<boolean> {
  const finished: Finished[] = []
  for (const stage of stages) {
    const result = await runStage(stage, strict)
    finished.push(result)
    if (stage.essential && result.outcome.failed > 0) {
      say(`\n${stage.name} failed, so what follows it was not run.`)
      break
    }
  }
  summarise(finished)
  return finished.every(({ outcome }) => outcome.failed === 0)
}

async function runStage({ name, run, missing }: Stage, strict: boolean): Promise<Finished> {
  say(`\n== ${name}`)
  if (missing) {
    say(`NOT RUN: ${missing}`)
    return { name, missing, seconds: 0, outcome: { passed: 0, failed: strict ? 1 : 0, skipped: 0 } }
  }
  const start = performance.now()
  const outcome = await run().catch((error: unknown) => {
    say(error instanceof Error ? error.message : String(error))
    return { passed: 0, failed: 1, skipped: 0 }
  })
  const seconds = (performance.now() - start) / 1000
  say(`${describe(outcome)} (${seconds.toFixed(1)} s)`)
  return { name, outcome, seconds }
}

function summarise(finished: Finished[]): void {
  const width = Math.max(...finished.map(({ name }) => name.length))
  say('\n== Summary')
  for (const { name, outcome, seconds, missing } of finished) {
    say(
      `${name.padEnd(width)}  ${`${seconds.toFixed(1)} s`.padStart(8)}  ${missing ? `NOT RUN: ${missing.toUpperCase()}` : describe(outcome)}`,
    )
  }
  const total = (key: keyof Outcome) => finished.reduce((sum, { outcome }) => sum + outcome[key], 0)
  say(`\n${total('passed')} passed, ${total('failed')} failed`)
}

function describe({ passed, failed, skipped }: Outcome): string {
  return [`${passed} passed`, failed > 0 && `${failed} FAILED`, skipped > 0 && `${skipped} SKIPPED`].filter(Boolean).join(', ')
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
