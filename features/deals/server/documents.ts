import type { DocumentHolder } from '#features/documents/server/index.ts'
import { dealById, dealSeenBy, grantOf } from './queries.ts'

/** Deals have decks and documents: who may read them is the owner's choice, each time somebody asks. */
export const dealDocuments: DocumentHolder = {
  isOwn: async (reader, actor, subjectId) => (await dealById(reader, subjectId))?.user_id === actor.id,

  async standingOf(reader, actor, subjectId) {
    const deal = await dealSeenBy(reader, actor.id, subjectId)
    if (!deal) return { isSeen: false, mayRead: false }
    const isLetIn = deal.readers === 'members' || (deal.readers === 'investors' && actor.user_type === 'investor')
    const grant = await grantOf(reader, subjectId, actor.id)
    // What was taken back from somebody is, whatever others may.
    return { isSeen: true, mayRead: grant === 'granted' || (isLetIn && grant !== 'refused') }
  },
}
