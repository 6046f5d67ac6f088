import { type LiveEvent, liveEvents, toMember } from '#platform/server/live/index.ts'
import { accountsLive } from '../contract.ts'

const event = liveEvents(accountsLive)

export const changed = (member_id: string): LiveEvent => event('accounts.changed', [toMember(member_id)], { member_id })
export const emailChanged = (member_id: string): LiveEvent => event('accounts.emailChanged', [toMember(member_id)], { member_id })
