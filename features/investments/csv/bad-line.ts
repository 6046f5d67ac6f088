import { fillIn } from '#platform/fill-in.ts'
import type { ProblemParameters } from '#platform/problems.ts'
import { csvTexts } from './texts.ts'

/** A line that cannot be taken: where, in which column, and what to do about it. */
export interface BadLine {
  /** The first line of the file is 1. */
  line: number
  column: string | null
  /** The id of a text of the catalogue. */
  problem: string
  /** That text in English, filled in. */
  message: string
  parameters: Record<string, string | number>
}

/** Longer cells are cut where they are quoted. */
const longestQuote = 40

export function badLine(line: number, column: string | null, text: keyof typeof csvTexts, parameters: ProblemParameters = {}): BadLine {
  const given = parameters['given']
  const shown = typeof given === 'string' ? { ...parameters, given: given.slice(0, longestQuote).toWellFormed() } : { ...parameters }
  const { id, message } = csvTexts[text]
  return { line, column, problem: id, message: fillIn(message, shown), parameters: shown }
}
