import { delivered, recentDeliveries } from '#platform/server/delivery-counts.ts'
import { type Check, isTrial } from './check.ts'

/** From the last real deliveries, because only those prove that a mail server accepts our emails. */
export const mailCheck: Check = async ({ configuration, database, mail }) => {
  if (mail.outbox) return { state: isTrial(configuration) ? 'trial' : 'toDo', finding: 'mail.noServer' }
  const outcomes = await recentDeliveries(database.kysely, 'mail')
  const [latest] = outcomes
  const lastDelivered = outcomes.find(({ outcome }) => outcome === delivered)
  const at = lastDelivered && { at: lastDelivered.last_at.toISOString() }
  if (!latest) return { state: 'unknown', finding: 'mail.unused' }
  // A single recipient whose address does not exist says nothing about the mail server.
  const isRefused = latest !== lastDelivered && latest.outcome !== 'recipient'
  if (isRefused) return { state: 'toDo', finding: 'mail.failing', facts: { ...at, reason: latest.outcome } }
  return lastDelivered
    ? { state: 'done', finding: 'mail.delivered', facts: { ...at, count: lastDelivered.count } }
    : { state: 'unknown', finding: 'mail.unused' }
}
