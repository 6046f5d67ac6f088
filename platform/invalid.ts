import { fillIn } from '#platform/fill-in.ts'
import type { ProblemParameters } from '#platform/problems.ts'

/** A text in the message catalogue. */
interface CatalogueText {
  readonly id: string
  readonly message: string
}

interface FieldText extends CatalogueText {
  readonly parameters?: ProblemParameters
}

/** A schema issue only contains its message, so texts are looked up by it. */
const texts = new Map<string, FieldText>()

/** The message for an invalid value in a schema: `z.string().min(1, invalid(nameTexts.missing))`. */
export function invalid({ id, message }: CatalogueText, parameters?: ProblemParameters): string {
  const words = fillIn(message, parameters ?? {})
  texts.set(words, { id, message, ...(parameters && { parameters }) })
  return words
}

export const tooLongText = /*i18n*/ { id: 'invalid.tooLong', message: 'Please keep this to {most, number} characters' }

/** For texts of more than `most` characters. */
export const tooLong = (most: number): string => invalid(tooLongText, { most })

/** The text of an issue's message; undefined for default messages of a schema, which only programs see. */
export const textOfIssue = (words: string): FieldText | undefined => texts.get(words)
