import type { Tx } from '#platform/server/database/index.ts'
import { reaction } from '#platform/server/events/index.ts'
import { deleteFeedSince } from './queries.ts'

/** Ends a feed that somebody made while the account was not its owner's, since its address would outlast the sessions. */
export const followCorrections = reaction({
  name: 'calendars.followCorrections',
  on: ['account.correctionRefused'],
  fromNow: true,
  async react(tx: Tx, events) {
    for (const { payload } of events) if (payload.made_at) await deleteFeedSince(tx, payload.member_id, payload.made_at)
  },
})
