import type { SearchedHolder } from '#features/documents/server/index.ts'
import { readingOf } from '../reading.ts'
import { dealSeenBy, isOwnDeal, ownersOf, permissionsFor } from './access.ts'
import { draftedBy } from './drafts.ts'
import { grantOf } from './grant-queries.ts'
import { changedForOwners } from './live.ts'
import { dealById } from './queries.ts'
import { recordUnlessRecent } from './record.ts'
import { dealDocumentSearch } from './search-documents.ts'

const nothing = { isSeen: false, mayRead: false, isOwn: false, mayChange: false }

/** Deals hold pitch decks and documents. Access is checked on every request, because owners can change it at any time. */
export const dealDocuments: SearchedHolder = {
  async standingOf(reader, actor, subjectId) {
    const deal = await dealSeenBy(reader, actor.id, subjectId)
    if (deal && isOwnDeal(deal, actor.id, deal.role)) {
      const { edit } = permissionsFor(deal, actor.id, deal.role)
      return { isSeen: true, mayRead: true, isOwn: true, mayChange: edit, owner_id: deal.user_id }
    }
    if (deal) {
      const grant = await grantOf(reader, subjectId, actor.id)
      return { ...nothing, isSeen: true, mayRead: readingOf(deal.readers, actor.user_type, grant) === 'allowed', owner_id: deal.user_id }
    }
    const hidden = await dealById(reader, subjectId)
    if (hidden) return { ...nothing, owner_id: hidden.user_id }
    // Decks can be added while the deal is still a draft.
    const isDraft = (await draftedBy(reader, subjectId)) === actor.id
    return isDraft ? { isSeen: true, mayRead: true, isOwn: true, mayChange: true, owner_id: actor.id } : undefined
  },

  async ownersOf(reader, subjectId) {
    const deal = await dealById(reader, subjectId)
    if (deal) return ownersOf(reader, deal)
    const author = await draftedBy(reader, subjectId)
    return author === undefined ? undefined : [author]
  },

  search: dealDocumentSearch,

  async wasOpened({ live }, tx, actor, subjectId, use) {
    const isNew = await recordUnlessRecent(tx, actor.id, subjectId, use === 'read' ? 'read' : 'downloaded')
    const deal = isNew && (await dealById(tx, subjectId))
    if (deal) live.tellAfter(tx, await changedForOwners(tx, deal))
  },
}
