import { type Job, job } from '#platform/server/jobs/index.ts'
import type { Services } from '#platform/server/services.ts'
import { domainOf } from '../domain.ts'
import { patienceDays } from '../limits.ts'
import { tellChanged } from './live.ts'
import { isProven } from './proof.ts'
import { type DueVerification, dueVerifications, setVerification, unverified } from './verification-queries.ts'

const day = 24 * 60 * 60 * 1000
/** After how many days a verified domain is looked at again; while that fails, every night. */
const everyDays = 30
/** The most that are looked at in a night, and how many of them at the same time: some servers never answer. */
const mostANight = 500
const atOnce = 10

/** Looks each month whether verified domains still belong to their organisations. */
export const lookAgain = (services: Services): Job =>
  job({
    name: 'organisations.lookAgain',
    retries: 2,
    schedule: '50 2 * * *',
    async run() {
      const due = await dueVerifications(services.database.kysely, new Date(Date.now() - everyDays * day), mostANight)
      const waiting = due.values()
      const work = async () => {
        for (const row of waiting) await lookAt(services, row)
      }
      await Promise.all(Array.from({ length: atOnce }, work))
    },
  })

async function lookAt(services: Services, row: DueVerification): Promise<void> {
  const { organisation_id: id, domain, method, failed_at, website } = row
  if (!domain || !method) return
  const isSame = website !== null && domainOf(website) === domain
  const holds = isSame && (await isProven(services, { ...row, website, domain, method }))
  const since = failed_at ?? new Date()
  const hasFailed = !holds && (!isSame || Date.now() - since.getTime() >= patienceDays * day)
  await services.events.change(async (tx, announce) => {
    if (hasFailed) await setVerification(tx, id, unverified)
    else await setVerification(tx, id, holds ? { checked_at: new Date(), failed_at: null } : { failed_at: since })
    await announce('organisation.changed', { organisation_id: id })
    if (hasFailed) await announce('organisation.verificationChecked', { organisation_id: id, outcome: 'lost' })
    else if (holds !== (failed_at === null))
      await announce('organisation.verificationChecked', { organisation_id: id, outcome: holds ? 'settled' : 'failing' })
    tellChanged(services.live, tx, id)
  })
}
