import type { DocumentHolder } from '#features/documents/server/index.ts'
import { investmentById } from './queries.ts'

/** Documents of an investment, such as a contract, are visible only to its investor. */
export const investmentDocuments: DocumentHolder = {
  async isOwn(reader, actor, subjectId) {
    const investment = await investmentById(reader, subjectId)
    return investment && investment.user_id === actor.id && actor.user_type === 'investor'
  },
  standingOf: async () => ({ isSeen: false, mayRead: false }),
  wasOpened: async () => {},
}
