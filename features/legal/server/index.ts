import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CommunitySettings } from '#features/community/contract.ts'
import { htmlOfMarkdown } from '#platform/server/markdown.ts'
import { filledIn } from '../filled-in.ts'
import type { LegalText } from '../texts.ts'

const sources = new Map<LegalText, string>()

/** As it is in the file, which is read once. */
function sourceOf(text: LegalText): string {
  const source = sources.get(text) ?? readFileSync(join(import.meta.dirname, `../texts/${text}.md`), 'utf8')
  sources.set(text, source)
  return source
}

/** A legal text of this community as HTML. @param notes with what is for whoever runs the community to look at */
export const legalHtml = (text: LegalText, settings: CommunitySettings, notes: boolean): string =>
  htmlOfMarkdown(filledIn(sourceOf(text), settings, notes)).html
