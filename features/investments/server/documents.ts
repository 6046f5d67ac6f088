import type { DocumentHolder } from '#features/documents/server/index.ts'
import { investmentById } from './queries.ts'

/** Documents of an investment, such as a contract, are visible only to its investor. */
export const investmentDocuments: DocumentHolder = {
  async standingOf(reader, actor, subjectId) {
    const investment = await investmentById(reader, subjectId)
    if (!investment) return undefined
    const isOwn = investment.user_id === actor.id
    return { isSeen: isOwn, mayRead: isOwn, isOwn, mayChange: isOwn && actor.user_type === 'investor', owner_id: investment.user_id }
  },
  async ownersOf(reader, subjectId) {
    const investment = await investmentById(reader, subjectId)
    return investment && [investment.user_id]
  },
  wasOpened: async () => {},
}
