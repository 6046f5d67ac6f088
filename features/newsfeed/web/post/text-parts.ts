import { partsOf } from '#platform/links.ts'
import type { Mention, MentionedOrganisation } from '../../contract.ts'
import { placesOfName } from '../../text.ts'

/** A part of a text: plain text, a link with its address, a member's name with their id, or an organisation's with its slug. */
export interface Part {
  text: string
  href?: string
  member?: string
  organisation?: string
}

/** Splits a text. Joined, the parts are the text again; of names that begin at the same place, the longest wins. */
export function textParts(text: string, mentions: readonly Mention[], organisations: readonly MentionedOrganisation[]): Part[] {
  const named = [
    ...mentions.map(({ id, name }) => ({ name, link: { member: id } })),
    ...organisations.map(({ slug, name }) => ({ name, link: { organisation: slug } })),
  ]
    .flatMap(({ name, link }) => placesOfName(text, name).map((at) => ({ at, end: at + name.length + 1, link })))
    .toSorted((a, b) => a.at - b.at || b.end - a.end)
  const parts: Part[] = []
  let end = 0
  for (const each of named) {
    if (each.at < end) continue
    parts.push(...partsOf(text.slice(end, each.at)))
    parts.push({ text: text.slice(each.at, each.end), ...each.link })
    end = each.end
  }
  return [...parts, ...partsOf(text.slice(end))]
}
