import type { DocumentHolder } from '#features/documents/server/index.ts'
import { permissionsFor } from './access.ts'
import { holderOf } from './holder.ts'
import { readersOf } from './live.ts'
import { investmentById } from './queries.ts'

/** Documents of an investment, such as a contract, belong to those who have its ledger. */
export const investmentDocuments: DocumentHolder = {
  async standingOf(reader, actor, subjectId) {
    const investment = await investmentById(reader, subjectId)
    if (!investment) return undefined
    const mayChange = (await permissionsFor(reader, actor, investment)) !== undefined
    // Members who are no longer investors can still read what they stored.
    const isOwn = mayChange || (investment.organisation_id === null && investment.user_id === actor.id)
    return { isSeen: isOwn, mayRead: isOwn, isOwn, mayChange, owner_id: investment.user_id }
  },
  async ownersOf(reader, subjectId) {
    const investment = await investmentById(reader, subjectId)
    return investment && readersOf(reader, holderOf(investment))
  },
  wasOpened: async () => {},
}
