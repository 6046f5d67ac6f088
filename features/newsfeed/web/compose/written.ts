import type { Mention } from '../../contract.ts'
import { longestPost, mostMentions } from '../../limits.ts'
import { graphemeCount } from '#platform/graphemes.ts'
import { isTooLong, isVisible, namesMember, storable } from '../../text.ts'

/** What is being written, and whom it may name. */
export interface Written {
  content: string
  mentions: readonly Mention[]
}

export const nothingWritten: Written = { content: '', mentions: [] }

/** From here on it is said how much can still be written. */
const countedFrom = longestPost - 150

/** How many characters are left, where that is worth saying; negative if there are too many. */
export function charactersLeft(content: string): number | undefined {
  // No text has more characters than it is long.
  if (content.length < countedFrom) return undefined
  const count = graphemeCount(storable(content))
  return count < countedFrom ? undefined : longestPost - count
}

/** What is wrong with a text, before it is sent. */
export function problemOfText(content: string): 'empty' | 'too long' | undefined {
  const text = storable(content)
  if (!isVisible(text)) return 'empty'
  return isTooLong(text) ? 'too long' : undefined
}

/** As the server takes it: those who are still named. */
export const sendable = ({ content, mentions }: Written): { content: string; mentions: string[] } => ({
  content: storable(content),
  mentions: mentions
    .filter(({ name }) => namesMember(content, name))
    .map(({ id }) => id)
    .slice(0, mostMentions),
})

/** What is typed of a name behind an at sign, before the caret: where it begins, and the letters. */
export function nameBeingTyped(content: string, caret: number): { at: number; typed: string } | undefined {
  const match = /(?:^|[^\p{L}\p{N}])@([\p{L}\p{N}][\p{L}\p{M}\p{N}'’.-]*(?: [\p{L}\p{M}\p{N}'’.-]*)?)$/u.exec(
    content.slice(Math.max(0, caret - 80), caret),
  )
  const typed = match?.[1]
  return typed === undefined ? undefined : { at: caret - typed.length - 1, typed }
}

/** Puts a member's name in place of what was typed of it. @returns the text, and where the caret stands then */
export function withName(
  { content, mentions }: Written,
  { at, typed }: { at: number; typed: string },
  member: Mention,
): { written: Written; caret: number } {
  const before = `${content.slice(0, at)}@${member.name}`
  const rest = content.slice(at + 1 + typed.length)
  const space = /^\s/.test(rest) ? '' : ' '
  return {
    written: { content: before + space + rest, mentions: [...mentions.filter(({ id }) => id !== member.id), member] },
    caret: before.length + 1,
  }
}
