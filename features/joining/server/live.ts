import type { Actor } from '#platform/server/http/context.ts'
import { liveEvents, toMember } from '#platform/server/live/index.ts'
import type { Services } from '#platform/server/services.ts'
import { readsArea } from '#features/members/server/index.ts'
import { joiningLive } from '../contract.ts'

const event = liveEvents(joiningLive)

export const joiningChanged = event('joining.changed', ['joining:console'], {})
export const welcomed = (memberId: string) => event('joining.welcomed', [toMember(memberId)], {})

/** The subject that everybody watches who decides how people join. */
export const watchableConsole = async (_services: Services, actor: Actor, ids: readonly string[]): Promise<string[]> =>
  readsArea(actor, 'community') ? ids.filter((id) => id === 'console') : []
