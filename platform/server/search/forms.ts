import type { Language } from '#platform/language.ts'
import { stemTerm } from './terms.ts'

/** A way to write something: terms that must all be there. */
export type Form = readonly string[]

export const uniqueForms = (forms: readonly Form[]): Form[] => [...new Map(forms.map((form) => [form.join(' '), form])).values()]

/** The stems of a word in each language, in the order of `languages`; '' where it says nothing. */
export type Stems = readonly string[]

/** The stems of a phrase in a language, without those of words that say nothing there; undefined if none says anything. */
export function formOfStems(language: Language, stems: Stems): Form | undefined {
  const saying = stems.filter((stem) => stem !== '')
  return saying.length > 0 ? saying.map((stem) => stemTerm(language, stem)) : undefined
}
