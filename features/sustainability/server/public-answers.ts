import type { Language } from '#platform/language.ts'
import type { Services } from '#platform/server/services.ts'
import type { PublicAnswers } from '../public-answers.ts'
import { readFacts, readSheet } from './read-sheet.ts'

/** What visitors may read of an organisation whose page is public; undefined if that is nothing. @throws Refusal gone */
export async function publicAnswers(services: Services, organisationId: string, language: Language): Promise<PublicAnswers | undefined> {
  const sheet = await readSheet(services, undefined, { id: organisationId, language })
  if (sheet.year === null) return undefined
  const { facts } = await readFacts(services.database.kysely, undefined, organisationId)
  return { facts, sheet }
}
