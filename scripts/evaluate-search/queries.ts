import type { Language } from '#platform/language.ts'
import type { Asked, Asker, Kind, Reason } from './queries/asked.ts'
import { english } from './queries/english.ts'
import { french } from './queries/french.ts'
import { english as furtherEnglish } from './queries/further/english.ts'
import { french as furtherFrench } from './queries/further/french.ts'
import { german as furtherGerman } from './queries/further/german.ts'
import { spanish as furtherSpanish } from './queries/further/spanish.ts'
import { german } from './queries/german.ts'
import { spanish } from './queries/spanish.ts'

export interface Query {
  query: string
  /** The asker's language. */
  language: Language
  as: Asker
  why: Reason
  /** What should come first; several are equally right. */
  expect: readonly Expected[]
}

export interface Expected {
  kind: Kind
  /** The beginning of its title, or of its text if it has none. */
  name: string
}

/** What members of the demo community search for. Written before the ranking was tuned; the ranking must not decide what is expected. */
export const queries: readonly Query[] = [...read('en', english), ...read('de', german), ...read('fr', french), ...read('es', spanish)]

/** Those of people who read the demo community, but did not know how the search works. */
export const furtherQueries: readonly Query[] = [
  ...read('en', furtherEnglish),
  ...read('de', furtherGerman),
  ...read('fr', furtherFrench),
  ...read('es', furtherSpanish),
]

function read(language: Language, asked: readonly Asked[]): Query[] {
  return asked.map(([why, as, query, expect]) => ({ query, language, as, why, expect: expect.map(expectedOf) }))
}

function expectedOf(text: string): Expected {
  const [kind, name] = text.split(/: (.*)/s)
  return { kind: kind as Kind, name: name as string }
}
