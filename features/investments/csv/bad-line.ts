import { fillIn } from '#platform/fill-in.ts'
import type { ProblemParameters } from '#platform/problems.ts'
import { csvTexts } from './texts.ts'

/** A line that cannot be imported, and how to fix it. */
export interface BadLine {
  /** The header is line 1. */
  line: number
  column: string | null
  /** Key in the message catalogue. */
  problem: string
  /** The message in English, with its parameters filled in. */
  message: string
  parameters: Record<string, string | number>
}

/** Longer values are truncated in messages. */
const longestQuote = 40

export function badLine(line: number, column: string | null, text: keyof typeof csvTexts, parameters: ProblemParameters = {}): BadLine {
  const given = parameters['given']
  const shown = typeof given === 'string' ? { ...parameters, given: given.slice(0, longestQuote).toWellFormed() } : { ...parameters }
  const { id, message } = csvTexts[text]
  return { line, column, problem: id, message: fillIn(message, shown), parameters: shown }
}
