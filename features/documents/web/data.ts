import { roomApi } from '#platform/web/api.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import type { Document, documentsContract } from '../contract.ts'

export const documents = roomApi<typeof documentsContract>('documents')

/** The documents of something; for its owner also those that are on their way. */
export const documentsOf = (subjectId: string) => documents.query.list.queryOptions({ input: { subject_id: subjectId } })

/** Who read a document of one's own, page by page. */
export const readersOf = (documentId: string) => pagedOptions(documents.query.readings, (cursor) => ({ id: documentId, cursor }))

export const isDeck = ({ kind }: Pick<Document, 'kind'>): boolean => kind === 'deck'
