/** The process that reads one calendar: whatever its rules ask for, nobody waits for it. */
import { once } from 'node:events'
import { type Bounds, occurrencesIn } from './occurrences.ts'

// Times without a zone are read as if in UTC, and put into theirs afterwards.
process.env['TZ'] = 'UTC'

const [{ text, bounds }] = (await once(process, 'message')) as [{ text: string; bounds: Bounds }]
process.send?.({ calendar: occurrencesIn(text, bounds) })
