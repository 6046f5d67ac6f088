/** The child process of press.ts: draws decks and processes them like the documents room processes uploads. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from '#features/documents/server/pdf/inspect-file.ts'
import { mostPages } from '#features/documents/limits.ts'
import { drawEnergy } from '../sustainability/draw-energy.ts'
import { drawDeck, drawFinancials } from './draw-deck.ts'
import type { PressAnswer, PressTask } from './press.ts'

process.on('message', (task: PressTask) => {
  void print(task).then((answer) => process.send?.(answer))
})

async function print(task: PressTask): Promise<PressAnswer> {
  const folder = await mkdtemp(join(tmpdir(), 'esg-network-deck-'))
  try {
    const [drawn, cleaned] = [join(folder, 'drawn.pdf'), join(folder, 'cleaned.pdf')]
    const bytes = await draw(task)
    await writeFile(drawn, bytes)
    const { pages, picture } = await inspect(drawn, cleaned, mostPages.deck)
    return { sentBytes: bytes.length, file: await readFile(cleaned), pages, picture }
  } catch (error) {
    return { failed: String(error) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function draw(task: PressTask): Promise<Uint8Array> {
  if (task.kind === 'energy') return drawEnergy(task.energy)
  return task.kind === 'deck' ? drawDeck(task.company) : drawFinancials(task.company)
}
