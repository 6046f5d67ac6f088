import type { Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { type Live, liveEvents, toMember } from '#platform/server/live/index.ts'
import type { Services } from '#platform/server/services.ts'
import { readsArea } from '#features/members/server/index.ts'
import { mentoringDaysLive } from '../contract.ts'

const event = liveEvents(mentoringDaysLive)

/** A day has changed: updates the console. */
export const tellConsole = (live: Live, tx: Tx, id: string): void =>
  live.tellAfter(tx, event('mentoringDays.changed', ['mentoringDays:console'], { id }))

/** Updates the pages of these members. Wishes of others change nothing on them. */
export function tellMembers(live: Live, tx: Tx, id: string, memberIds: Iterable<string>): void {
  for (const member of new Set(memberIds)) live.tellAfter(tx, event('mentoringDays.ownChanged', [toMember(member)], { id }))
}

/** `console` for those who may read it. */
export const watchableDays = async (_services: Services, actor: Actor, ids: readonly string[]): Promise<string[]> =>
  ids.filter((id) => id === 'console' && readsArea(actor, 'programme'))
