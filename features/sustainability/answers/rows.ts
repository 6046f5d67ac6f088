import { Refusal } from '#platform/problems.ts'
import { breakdowns } from '../catalogue/breakdowns.ts'
import type { Question } from '../catalogue/question.ts'
import { longestText } from '../limits.ts'
import { answerProblems } from '../problems.ts'
import { axisMembers } from '../vsme/taxonomy.ts'

/** The row that an answer is about, in its normal form. @throws Refusal row */
export function checkRow({ by }: Question, row: string): string {
  const refusal = new Refusal(answerProblems.row)
  if (!by) {
    if (row !== '') throw refusal
    return row
  }
  const given = row.trim()
  const breakdown = breakdowns[by]
  switch (breakdown.rows) {
    case 'named':
      if (given === '' || given.length > longestText.row) throw refusal
      return given
    case 'fixed':
      if (!(breakdown.keys as readonly string[]).includes(given)) throw refusal
      return given
    case 'listed':
    default:
      if (!axisMembers(breakdown.axis).includes(given)) throw refusal
      return given
  }
}
