import type { Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { type Live, liveEvents, toMember } from '#platform/server/live/index.ts'
import type { Services } from '#platform/server/services.ts'
import { readsArea } from '#features/members/server/index.ts'
import { announcementsLive } from '../contract.ts'

const event = liveEvents(announcementsLive)

export const tellConsole = (live: Live, tx: Tx, id: string): void =>
  live.tellAfter(tx, event('announcements.changed', ['announcements:console'], { id }))

/** Tells everybody to look whether there is another banner for them. */
export const tellOfBanner = (live: Live, tx: Tx): void =>
  live.tellAfter(tx, event('announcements.ownChanged', ['announcements:banner'], {}))

/** Tells a member's other windows. */
export const ownChanged = (memberId: string) => event('announcements.ownChanged', [toMember(memberId)], {})

/** `banner` for everybody, `console` for those who may read it. */
export const watchableAnnouncements = async (_services: Services, actor: Actor, ids: readonly string[]): Promise<string[]> =>
  ids.filter((id) => id === 'banner' || (id === 'console' && readsArea(actor, 'community')))
