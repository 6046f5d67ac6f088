import { fillIn } from '#platform/fill-in.ts'
import type { ProblemParameters } from '#platform/problems.ts'

/** A text of the message catalogue. */
interface CatalogueText {
  readonly id: string
  readonly message: string
}

interface FieldText extends CatalogueText {
  readonly parameters?: ProblemParameters
}

/** A schema's issue carries its words and nothing else, so they are what its text is found by. */
const texts = new Map<string, FieldText>()

/** What to tell whoever sends a wrong value, for a schema: `z.string().min(1, invalid(nameTexts.missing))`. */
export function invalid({ id, message }: CatalogueText, parameters?: ProblemParameters): string {
  const words = fillIn(message, parameters ?? {})
  texts.set(words, { id, message, ...(parameters && { parameters }) })
  return words
}

export const tooLongText = /*i18n*/ { id: 'invalid.tooLong', message: 'Please keep this to {most, number} characters' }

/** For a text of more than `most` characters. */
export const tooLong = (most: number): string => invalid(tooLongText, { most })

/** The text that an issue's words are; undefined where a schema has none of its own, as for what only programs send. */
export const textOfIssue = (words: string): FieldText | undefined => texts.get(words)
