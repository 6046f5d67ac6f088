import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { EnergyFile } from '../sustainability/draw-energy.ts'
import type { DeckCompany } from './company.ts'

export interface DeckTask {
  kind: 'deck' | 'financials'
  company: DeckCompany
}
export type PressTask = DeckTask | { kind: 'energy'; energy: EnergyFile }

/** A processed file as the documents room stores it, and its size before processing. */
export interface Printed {
  sentBytes: number
  file: Uint8Array
  pages: number
  picture: Uint8Array
}
export type PressAnswer = Printed | { failed: string }

/** Each uses about 200 MB while drawing. */
const processes = 2
/** As many are drawn before another process would have started. */
const fewFiles = 4

const nameOf = (task: PressTask) => (task.kind === 'energy' ? task.energy : task.company).name

/** Draws decks and other files in child processes. @returns the results, in the order of the tasks */
export async function printDecks(tasks: readonly PressTask[], onPrinted: (count: number) => void = () => {}): Promise<Printed[]> {
  const printed: Printed[] = []
  const waiting = [...tasks.entries()]
  let done = 0
  const work = async () => {
    const press = fork(new URL('./press-process.ts', import.meta.url), { serialization: 'advanced' })
    const exited = once(press, 'exit').then(() => ['exited'] as const)
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [index, task] = next
        press.send(task)
        const [answer] = (await Promise.race([once(press, 'message'), exited])) as [PressAnswer | 'exited']
        if (answer === 'exited' || 'failed' in answer)
          throw new Error(`Failed to draw a file (${task.kind}) of ${nameOf(task)}`, { cause: answer })
        printed[index] = answer
        onPrinted((done += 1))
      }
    } finally {
      press.kill()
    }
  }
  await Promise.all(Array.from({ length: Math.min(processes, Math.ceil(tasks.length / fewFiles)) }, work))
  return printed
}
