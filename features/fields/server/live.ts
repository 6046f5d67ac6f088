import type { Tx } from '#platform/server/database/index.ts'
import { type Live, liveEvents } from '#platform/server/live/index.ts'
import { fieldsLive } from '../contract.ts'

const event = liveEvents(fieldsLive)

/** Which fields there are is not secret, so all members may watch them; their answers are not announced here. */
export const watchableFields = async (_services: unknown, _actor: unknown, ids: readonly string[]) => ids.filter((id) => id === 'all')

/** Informs the clients that show fields, after the commit. */
export const tellChanged = (live: Live, tx: Tx): void => live.tellAfter(tx, event('fields.changed', ['fields:all'], {}))
