import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import { pageLanguage } from '#platform/web/i18n.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import type { Answer } from '../answers-contract.ts'
import type { Framework, Section } from '../catalogue/question.ts'
import type { sustainabilityContract } from '../contract.ts'
import type { RequestState } from '../requests-contract.ts'

export const sustainability = roomApi<typeof sustainabilityContract>('sustainability')

const { query } = sustainability

/** What a screen for answering shows: a section or a framework. */
export type Part = { section: Section } | { framework: Framework }

export const overviewOf = (id: string, year: number) =>
  queryOptions(query.overview.queryOptions({ input: { id, year, language: pageLanguage() } }))

export const questionsOf = (id: string, year: number, part: Part) =>
  queryOptions(query.questions.queryOptions({ input: { id, year, ...part, language: pageLanguage() } }))

export const optionsFound = (
  list: Parameters<typeof sustainability.call.options>[0]['list'],
  search: { q: string } | { ids: readonly string[] },
) =>
  queryOptions({
    ...query.options.queryOptions({
      input: { list, ...('ids' in search ? { ids: search.ids.join() } : search), language: pageLanguage() },
    }),
    staleTime: Infinity,
  })

export const sheetOf = (id: string, year?: number) =>
  queryOptions(query.read.queryOptions({ input: { id, ...(year !== undefined && { year }), language: pageLanguage() } }))

export const factsOf = (id: string) => queryOptions(query.facts.queryOptions({ input: { id } }))

export const historyPages = (at: { id: string; year: number; question: string; row: string }) =>
  pagedOptions(query.history, (cursor) => ({ ...at, cursor }))
export const filePages = (id: string) => pagedOptions(query.files, (cursor) => ({ id, cursor, limit: 50 }))
export const readingPages = (id: string) => pagedOptions(query.readings, (cursor) => ({ id, cursor }))
export const receivedPages = (id: string, state: RequestState) => pagedOptions(query.received, (cursor) => ({ id, state, cursor }))
export const sentPages = () => pagedOptions(query.sent, (cursor) => ({ cursor }))

export const waitingRequests = () => queryOptions(query.waiting.queryOptions())

/** Refetches everything that the room shows. */
export const refreshSustainability = (queryClient: QueryClient): Promise<void> => queryClient.invalidateQueries({ queryKey: query.key() })

/** Shows a saved answer at once, before everything is fetched again. */
export function showAnswer(queryClient: QueryClient, { id, year }: { id: string; year: number }, saved: Answer): void {
  const isIt = ({ question, row }: Answer) => question === saved.question && row === saved.row
  const withSaved = (answers: readonly Answer[]) =>
    answers.some(isIt) ? answers.map((each) => (isIt(each) ? saved : each)) : [...answers, saved]
  queryClient.setQueriesData<QuestionSheet>(
    { queryKey: query.questions.key({ input: { id, year } }) },
    (sheet) => sheet && { ...sheet, answers: withSaved(sheet.answers) },
  )
}

/** What the screen for answering shows. */
export type QuestionSheet = Awaited<ReturnType<typeof sustainability.call.questions>>
