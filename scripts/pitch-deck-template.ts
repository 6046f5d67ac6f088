import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { newDeck } from './pitch-deck/look.ts'
import { addSlides } from './pitch-deck/slides.ts'

// Creates the pitch deck template that members can download, which is committed: node scripts/run.mjs scripts/pitch-deck-template.ts
// Repeated runs differ only in their dates.

const file = 'features/knowledge/files/pitch-deck-template.pptx'

const deck = newDeck()
addSlides(deck)
// Only this type of output is compressed.
const bytes = await deck.write({ outputType: 'STREAM', compression: true })
await mkdir(dirname(file), { recursive: true })
await writeFile(file, bytes as Buffer)
console.log(file)
