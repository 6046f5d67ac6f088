import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CommunitySettings } from '#features/community/contract.ts'
import type { Language } from '#platform/language.ts'
import { sayIn } from '#platform/server/texts.ts'
import { filledIn } from '../filled-in.ts'
import type { LegalText } from '../texts.ts'

const sources = new Map<string, string>()

/** The file's content, read once. */
function sourceOf(text: LegalText, language: Language): string {
  const file = `${language}/${text}.md`
  const source = sources.get(file) ?? readFileSync(join(import.meta.dirname, '../texts', file), 'utf8')
  sources.set(file, source)
  return source
}

/**
 * A legal text of this community as markdown.
 * @param notes whether to include the notes for the operator
 * @param kept how long data is kept, for the privacy policy
 */
export const legalMarkdown = (
  text: LegalText,
  settings: CommunitySettings,
  notes: boolean,
  language: Language,
  kept?: Readonly<Record<string, string>>,
): string => filledIn(sourceOf(text, language), settings, notes, sayIn(language), kept)
