/** The process that reads one calendar, so that a demanding one delays nobody. */
import { once } from 'node:events'
import { type Bounds, occurrencesIn } from './occurrences.ts'

const [{ text, bounds }] = (await once(process, 'message')) as [{ text: string; bounds: Bounds }]
process.send?.({ calendar: occurrencesIn(text, bounds) })
