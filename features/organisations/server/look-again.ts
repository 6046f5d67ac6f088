import { type Job, job } from '#platform/server/jobs/index.ts'
import type { Services } from '#platform/server/services.ts'
import { domainOf } from '../domain.ts'
import { tellChanged } from './live.ts'
import { isProven } from './proof.ts'
import { dueVerifications, setVerification, unverified } from './verification-queries.ts'

const day = 24 * 60 * 60 * 1000
/** After how many days a verified domain is looked at again, and how long it may fail before the badge goes. */
const everyDays = 30
const patienceDays = 30
/** While it fails, it is looked at daily. */
const failingDays = 1
/** The most that are looked at in a night, so that a large community does not take all of it. */
const atOnce = 500

/** Looks each month whether verified domains still belong to their organisations. */
export const lookAgain = (services: Services): Job =>
  job({
    name: 'organisations.lookAgain',
    retries: 2,
    schedule: '50 2 * * *',
    async run() {
      const { database, events, live } = services
      for (const row of await dueVerifications(database.kysely, new Date(Date.now() - failingDays * day), atOnce)) {
        const { organisation_id: id, domain, method, failed_at, checked_at, website } = row
        if (!domain || !method || (!failed_at && checked_at && checked_at.getTime() > Date.now() - everyDays * day)) continue
        const isSame = website !== null && domainOf(website) === domain
        const holds = isSame && (await isProven(services, { ...row, website, domain, method }))
        const since = failed_at ?? new Date()
        await events.change(async (tx, announce) => {
          if (holds) await setVerification(tx, id, { checked_at: new Date(), failed_at: null })
          else if (!isSame || Date.now() - since.getTime() >= patienceDays * day) await setVerification(tx, id, unverified)
          else await setVerification(tx, id, { checked_at: checked_at ?? new Date(), failed_at: since })
          await announce('organisation.changed', { organisation_id: id })
          tellChanged(live, tx, id)
        })
      }
    },
  })
