import type { Services } from '#platform/server/services.ts'
import { withTimeout } from '#platform/server/with-timeout.ts'
import type { CheckId, CheckResult } from '../contract.ts'
import { cached } from './cached.ts'
import { addressCheck } from './checks/address.ts'
import { backupCheck } from './checks/backup.ts'
import type { Check, Found } from './checks/check.ts'
import { databaseCheck } from './checks/database.ts'
import { legalCheck } from './checks/legal.ts'
import { mailCheck } from './checks/mail.ts'
import { pushCheck } from './checks/push.ts'
import { searchCheck } from './checks/search.ts'
import { storageCheck } from './checks/storage.ts'

const checks: Record<CheckId, Check> = {
  mail: mailCheck,
  address: addressCheck,
  backup: backupCheck,
  legal: legalCheck,
  push: pushCheck,
  storage: storageCheck,
  database: databaseCheck,
  search: searchCheck,
}

/** Time limit of a check, in milliseconds; less than that of a request. */
export const checkedWithin = 4_000
class Late extends Error {}

/** Carries out a check, or returns its result of the last minute. Never rejects, and never takes longer than its limit. */
export const runCheck = (services: Services, id: CheckId, again = false): Promise<CheckResult> =>
  cached(services, id, again, async () => {
    const { facts = {}, ...found } = await withTimeout(checkedWithin, checks[id](services), new Late()).catch((error: unknown): Found => {
      if (error instanceof Late) return { state: 'unknown', finding: 'late' }
      services.log.warn({ err: error, check: id }, 'a health check could not be carried out')
      return { state: 'unknown', finding: 'failed' }
    })
    return { id, ...found, facts, checked_at: new Date().toISOString() }
  })
