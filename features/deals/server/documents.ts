import type { DocumentHolder } from '#features/documents/server/index.ts'
import { hasDraft } from './drafts.ts'
import { readingOf } from '../reading.ts'
import { grantOf } from './grant-queries.ts'
import { changedFor } from './live.ts'
import { dealById, dealSeenBy } from './queries.ts'
import { recordUnlessRecent } from './record.ts'

/** Deals hold pitch decks and documents. Access is checked on every request, because owners can change it at any time. */
export const dealDocuments: DocumentHolder = {
  /** Decks can be added while the deal is still a draft. */
  async isOwn(reader, actor, subjectId) {
    const deal = await dealById(reader, subjectId)
    return deal ? deal.user_id === actor.id : (await hasDraft(reader, actor.id, subjectId)) || undefined
  },

  async standingOf(reader, actor, subjectId) {
    const deal = await dealSeenBy(reader, actor.id, subjectId)
    if (!deal) return { isSeen: false, mayRead: false }
    const grant = await grantOf(reader, subjectId, actor.id)
    return { isSeen: true, mayRead: readingOf(deal.readers, actor.user_type, grant) === 'allowed' }
  },

  async wasOpened({ live }, tx, actor, { subject_id, owner_id }, use) {
    const isNew = await recordUnlessRecent(tx, actor.id, subject_id, use === 'read' ? 'read' : 'downloaded')
    if (isNew) live.tellAfter(tx, changedFor(owner_id, subject_id))
  },
}
