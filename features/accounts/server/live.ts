import { type LiveEvent, liveEvents, toMember } from '#platform/server/live/index.ts'
import { accountsLive } from '../contract.ts'

const event = liveEvents(accountsLive)

/** Tells the member's pages that their account has changed. What they may watch is checked anew: it may depend on a second factor. */
export const changed = (member_id: string): LiveEvent => event('accounts.changed', [toMember(member_id)], { member_id }, { rewatch: true })
export const emailChanged = (member_id: string): LiveEvent => event('accounts.emailChanged', [toMember(member_id)], { member_id })
