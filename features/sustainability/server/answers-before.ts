import type { Reader } from '#platform/server/database/index.ts'
import { isInCurrency } from '../answers/in-currency.ts'
import { questionById } from '../catalogue/catalogue.ts'
import { type AnswerRow, answersOf } from './answer-queries.ts'
import { periodOf } from './section-queries.ts'

/** The answers that a year can take over from the year before: no drafts, and no amounts if the currency has changed since. */
export async function answersBefore(reader: Reader, organisationId: string, year: number): Promise<AnswerRow[]> {
  const answers = await answersOf(reader, organisationId, year - 1)
  const before = await periodOf(reader, organisationId, year - 1)
  const now = await periodOf(reader, organisationId, year)
  const isTrueNow = (id: string) => {
    const question = questionById(id)
    return before.currency === now.currency || !question || !isInCurrency(question)
  }
  return answers.filter(({ question, state, amount }) => state !== 'draft' && (amount === null || isTrueNow(question)))
}
