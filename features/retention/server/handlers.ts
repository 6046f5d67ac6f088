import { implement } from '@orpc/server'
import { staffChanging, staffReading } from '#features/members/server/index.ts'
import type { RequestContext } from '#platform/server/http/context.ts'
import { retentionContract } from '../contract.ts'
import { fixedPeriods } from './fixed.ts'
import { type Kinds, daysAgo, kindNamed, listRules, saveRule } from './rules.ts'

export function retentionHandlers(kinds: Kinds) {
  const api = implement(retentionContract).$context<RequestContext>()
  const reading = api.use(staffReading('community'))
  return {
    rules: reading.rules.handler(async ({ context: { services } }) => ({
      rules: await listRules(services.database.kysely, kinds(services)),
      fixed: [...fixedPeriods],
    })),

    dryRun: reading.dryRun.handler(async ({ context: { services }, input: { id, days } }) => {
      const kind = kindNamed(kinds(services), id, days)
      const tried = [services.database.kysely, daysAgo(days)] as const
      return { count: await kind.count(...tried), told: (await kind.notice?.count(...tried)) ?? null }
    }),

    save: api.save.use(staffChanging('community')).handler(async ({ context: { actor, services }, input: { id, ...change } }) => {
      await saveRule(services, actor, kindNamed(kinds(services), id, change.days), change)
      return {}
    }),
  }
}
