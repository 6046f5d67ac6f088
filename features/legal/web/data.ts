import { pagedOptions } from '#platform/web/pages.ts'
import { roomApi } from '#platform/web/api.ts'
import type { Language } from '#platform/language.ts'
import type { ByLanguage, legalContract } from '../contract.ts'

export const legal = roomApi<typeof legalContract>('legal')

/** Changes to the terms that the member has not seen. */
export const termsNews = () => legal.query.news.queryOptions()

/** For operators: the newest version, and how many members know it. */
export const termsState = () => legal.query.state.queryOptions()
export const termsVersions = () => pagedOptions(legal.query.versions, (cursor) => ({ cursor }))

/** What publishing would change. */
export const termsPreview = (language: Language, additions: ByLanguage) =>
  legal.query.preview.queryOptions({ input: { language, additions }, context: { isQuestion: true }, placeholderData: (before) => before })
