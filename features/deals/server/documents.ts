import type { DocumentHolder } from '#features/documents/server/index.ts'
import { hasDraft } from './drafts.ts'
import { dealById, dealSeenBy, grantOf } from './queries.ts'

/** Deals have decks and documents: who may read them is the owner's choice, each time somebody asks. */
export const dealDocuments: DocumentHolder = {
  /** A deck is added while its deal is still a draft. */
  async isOwn(reader, actor, subjectId) {
    const deal = await dealById(reader, subjectId)
    return deal ? deal.user_id === actor.id : hasDraft(reader, actor.id, subjectId)
  },

  async standingOf(reader, actor, subjectId) {
    const deal = await dealSeenBy(reader, actor.id, subjectId)
    if (!deal) return { isSeen: false, mayRead: false }
    const isLetIn = deal.readers === 'members' || (deal.readers === 'investors' && actor.user_type === 'investor')
    const grant = await grantOf(reader, subjectId, actor.id)
    // What was taken back from somebody is, whatever others may.
    return { isSeen: true, mayRead: grant === 'granted' || (isLetIn && grant !== 'refused') }
  },
}
