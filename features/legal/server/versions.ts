import * as z from 'zod'
import { largestInteger, type PageRequest } from '#platform/contract.ts'
import { type Language, languages } from '#platform/language.ts'
import { recordOf } from '#platform/record-of.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { keyset, presentPage, readPage } from '#platform/server/paging.ts'
import type { Services } from '#platform/server/services.ts'
import { settingsOf } from '#features/community/server/index.ts'
import { countKnowing } from '#features/members/server/index.ts'
import type { ByLanguage, TermsVersion } from '../contract.ts'
import { legalMarkdown } from './legal-markdown.ts'

const emptyTexts: ByLanguage = { en: '', de: '', fr: '', es: '' }

/** A version with its text in a language. */
export interface PublishedTerms {
  number: number
  published_at: Date
  markdown: string
  /** The newest version. */
  newest: number
}

/** A version of the terms, by default the newest; undefined if there is none, or the first still follows the settings. */
export async function publishedTerms(reader: Reader, language: Language, number?: number): Promise<PublishedTerms | undefined> {
  const newest = await newestVersion(reader)
  if (!newest) return undefined
  const version = number === undefined || number === newest.number ? newest : await versionOf(reader, number)
  return version && { number: version.number, published_at: version.published_at, markdown: version.texts[language], newest: newest.number }
}

export const newestVersion = (reader: Reader) =>
  reader.selectFrom('terms_versions').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst()

const versionOf = (reader: Reader, number: number) =>
  reader.selectFrom('terms_versions').selectAll().where('number', '=', number).executeTakeFirst()

/** Adds a version. @returns false if there is one with this number */
export async function insertVersion(
  tx: Tx,
  {
    number,
    is_required,
    summary,
    additions,
    texts,
  }: { number: number; is_required: boolean } & Record<'summary' | 'additions' | 'texts', ByLanguage>,
): Promise<boolean> {
  const added = await tx
    .insertInto('terms_versions')
    .values({
      number,
      is_required,
      summary: JSON.stringify(summary),
      additions: JSON.stringify(additions),
      texts: JSON.stringify(texts),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('number')
    .executeTakeFirst()
  return added !== undefined
}

/** The terms as the settings fill them in, in each language, without rules of the community's own. */
export async function textsOfSettings(services: Services): Promise<ByLanguage> {
  const { settings } = await settingsOf(services)
  return recordOf(languages, (language) => legalMarkdown('terms', settings, false, language))
}

/**
 * Fixes the text that members accept by joining, once there is a member besides the one who sets the community up.
 * @param least how many members there are then
 */
export async function keepFirstVersion(services: Services, least = 2): Promise<void> {
  const { database } = services
  if (await hasVersions(database.kysely)) return
  if ((await countKnowing(database.kysely, 1)).members < least) return
  const texts = await textsOfSettings(services)
  await database.transaction((tx) => insertVersion(tx, firstVersion(texts)))
}

/** Everybody who joins asks, so it does not read the texts. */
const hasVersions = async (reader: Reader): Promise<boolean> =>
  (await reader.selectFrom('terms_versions').select('number').limit(1).executeTakeFirst()) !== undefined

export const firstVersion = (texts: ByLanguage) => ({ number: 1, is_required: true, summary: emptyTexts, additions: emptyTexts, texts })

type VersionRow = NonNullable<Awaited<ReturnType<typeof newestVersion>>>
const newestFirst = keyset(z.object({ number: z.number().int().min(0).max(largestInteger) }), ({ number }: VersionRow) => ({ number }))

export const listVersions = async (reader: Reader, request: PageRequest, language: Language) =>
  presentPage(await readPage(request, newestFirst, (limit, after) => versionsBetween(reader, { before: after?.number, limit })), (row) =>
    presentVersion(row, language),
  )

/** Versions that are newer than a known one, newest first. */
export const versionsSince = async (reader: Reader, known: number, language: Language): Promise<TermsVersion[]> =>
  (await versionsBetween(reader, { since: known, limit: 20 })).map((row) => presentVersion(row, language))

const versionsBetween = (reader: Reader, { since, before, limit }: { since?: number; before?: number | undefined; limit: number }) =>
  reader
    .selectFrom('terms_versions')
    .selectAll()
    .$if(since !== undefined, (query) => query.where('number', '>', since as number))
    .$if(before !== undefined, (query) => query.where('number', '<', before as number))
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()

const presentVersion = ({ number, published_at, is_required, summary }: VersionRow, language: Language): TermsVersion => ({
  number,
  published_at: published_at.toISOString(),
  is_required,
  summary: inLanguage(summary, language),
})

/** In the reader's language; otherwise in English, or in any in which something was written. */
export const inLanguage = (words: ByLanguage, language: Language): string =>
  words[language] || words.en || (Object.values(words).find(Boolean) ?? '')
