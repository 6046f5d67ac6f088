import { type Language, languages, localeOf } from '#platform/language.ts'
import { Refusal } from '#platform/problems.ts'
import { recordOf } from '#platform/record-of.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { htmlOfMarkdown } from '#platform/server/markdown.ts'
import type { Services } from '#platform/server/services.ts'
import { sayIn } from '#platform/server/texts.ts'
import { setTermsInForce, termsInForce } from '#features/members/server/index.ts'
import { recordAct } from '#features/operators/server/index.ts'
import type { ByLanguage } from '../contract.ts'
import { type Part, differenceOf } from '../difference.ts'
import { datedOn, ownRules, undated } from '../filled-in.ts'
import { legalProblems } from '../problems.ts'
import { toldEverybody } from './live.ts'
import { firstVersion, inLanguage, insertVersion, newestVersion, textsOfSettings } from './versions.ts'

interface Draft {
  base: number
  is_required: boolean
  summary: ByLanguage
  additions: ByLanguage
  reason: string
}

/**
 * Publishes the terms as the settings and the operators' own rules make them. Members must accept them at their next visit, or are told.
 * @returns the number of the version
 * @throws Refusal unchanged, publishedMeanwhile
 */
export async function publishTerms(services: Services, actor: Actor, draft: Draft): Promise<number> {
  const { database, live } = services
  const { base, is_required, summary, additions, reason } = draft
  const number = base + 1
  const [ofSettings, last] = await Promise.all([textsOfSettings(services), newestVersion(database.kysely)])
  const before = last?.texts ?? ofSettings
  const texts = textsWith(ofSettings, additions)
  if (!hasChanged(before, texts)) throw new Refusal(legalProblems.unchanged)
  await database.transaction(async (tx) => {
    if (base === 1 && !last) await insertVersion(tx, firstVersion(ofSettings))
    const terms = await termsInForce(tx)
    const isNext = terms.number === base && (await insertVersion(tx, { number, is_required, summary, additions, texts }))
    if (!isNext) throw new Refusal(legalProblems.publishedMeanwhile)
    await setTermsInForce(tx, { number, required: is_required ? number : terms.required })
    await recordAct(tx, actor.id, is_required ? acts.required : acts.told, String(number), reason)
    live.tellAfter(tx, toldEverybody())
  })
  return number
}

/** What publishing would change, in a language. */
export async function previewTerms(
  services: Services,
  language: Language,
  additions: ByLanguage,
): Promise<{ has_changed: boolean; parts: { kind: Part['kind']; html: string }[] }> {
  const [ofSettings, last] = await Promise.all([textsOfSettings(services), newestVersion(services.database.kysely)])
  const before = last?.texts ?? ofSettings
  const texts = textsWith(ofSettings, additions)
  return {
    has_changed: hasChanged(before, texts),
    parts: differenceOf(undated(before[language]), undated(texts[language])).map(({ kind, text }) => ({
      kind,
      html: htmlOfMarkdown(text).html,
    })),
  }
}

const hasChanged = (before: ByLanguage, after: ByLanguage) =>
  Object.keys(after).some((language) => undated(before[language as Language]).trim() !== undated(after[language as Language]).trim())

/** Dated today, with the community's own rules at the end; where they are not translated, in another language. */
const textsWith = (ofSettings: ByLanguage, additions: ByLanguage): ByLanguage =>
  recordOf(languages, (language) => {
    const today = new Date().toLocaleDateString(localeOf(language, []), { dateStyle: 'long', timeZone: 'UTC' })
    const rules = inLanguage(additions, language)
    const text = datedOn(ofSettings[language], today)
    return rules ? `${text.trimEnd()}\n\n## ${sayIn(language)(heading)}\n\n${ownRules(rules)}\n` : text
  })

const heading = /*i18n*/ { id: 'legal.ownRules', message: 'Rules of this community' }

const acts = {
  required: /*i18n*/ { id: 'act.legal.required', message: 'Published version {about} of the terms, to be accepted by all members' },
  told: /*i18n*/ { id: 'act.legal.told', message: 'Published version {about} of the terms, and told all members' },
}
