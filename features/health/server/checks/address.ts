import { OutboundFailure } from '#platform/server/outbound/index.ts'
import { type Check, type Found, isTrial } from './check.ts'

const patience = 3_000

/** Requests the community's own public address, as a member's browser would. */
export const addressCheck: Check = async ({ configuration, outbound }) => {
  const { publicUrl } = configuration
  if (publicUrl === undefined) return { state: 'trial', finding: 'address.missing' }
  const facts = { place: publicUrl }
  if (isTrial(configuration)) return { state: 'trial', finding: 'address.local', facts }
  if (!publicUrl.startsWith('https:')) return { state: 'toDo', finding: 'address.insecure', facts }
  try {
    const { status, body } = await outbound.ask(`${publicUrl}/healthz`, { maxBytes: 1_000, time: patience })
    const isOurs = status === 200 && body.toString().includes('"ok"')
    return isOurs
      ? { state: 'done', finding: 'address.reached', facts }
      : { state: 'toDo', finding: 'address.wrong', facts: { ...facts, count: status } }
  } catch (error) {
    if (!(error instanceof OutboundFailure)) throw error
    return { ...failures[error.code], facts: { ...facts, reason: error.code } }
  }
}

const wrong: Found = { state: 'toDo', finding: 'address.wrong' }
const failures: Record<OutboundFailure['code'], Found> = {
  // Networks often cannot reach their own outside address from within.
  timeout: { state: 'unknown', finding: 'address.silent' },
  'forbidden-address': { state: 'unknown', finding: 'address.inside' },
  'bad-address': wrong,
  'unknown-host': wrong,
  network: wrong,
  'too-large': wrong,
  'too-many-redirects': wrong,
  unreadable: wrong,
}
