import { roomApi } from '#platform/web/api.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import type { Document, documentsContract } from '../contract.ts'

export const documents = roomApi<typeof documentsContract>('documents')

/** The documents of a subject; for its owner including uploads in progress. */
export const documentsOf = (subjectId: string) => documents.query.list.queryOptions({ input: { subject_id: subjectId } })

/** The readers of one of the member's documents. */
export const readersOf = (documentId: string) => pagedOptions(documents.query.readings, (cursor) => ({ id: documentId, cursor }))

export const isDeck = ({ kind }: Pick<Document, 'kind'>): boolean => kind === 'deck'
