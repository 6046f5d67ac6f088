import { implement } from '@orpc/server'
import type { RequestContext } from '#platform/server/http/context.ts'
import { staffReading } from '#features/members/server/index.ts'
import { figuresContract } from '../contract.ts'
import { csvTable } from './csv.ts'
import { readFigures } from './snapshots.ts'
import { shown } from './take-figures.ts'

const reading = implement(figuresContract).$context<RequestContext>().use(staffReading('community'))

export const figuresHandlers = {
  read: reading.read.handler(({ context: { services } }) => readFigures(services.database.kysely, shown)),

  summary: reading.summary.handler(async ({ context: { services } }) => {
    const { weeks, months } = await readFigures(services.database.kysely, { weeks: 1, months: 1 })
    return { joined: months[0]?.joined ?? null, active: weeks[0]?.active ?? null }
  }),

  csv: reading.csv.handler(async ({ context: { services }, input }) => ({
    csv: csvTable(await readFigures(services.database.kysely, shown), input.table),
  })),
}
