import type { Mention, MentionedOrganisation } from '../../contract.ts'
import { longestPost, mostMentions } from '../../limits.ts'
import { graphemeCount } from '#platform/graphemes.ts'
import { isVisible, storable } from '#platform/visible-text.ts'
import { isTooLong, isMentioned } from '../../text.ts'

/** A text being written, and the members and organisations it may mention. */
export interface Written {
  content: string
  mentions: readonly Mention[]
  organisations: readonly MentionedOrganisation[]
}

export const nothingWritten: Written = { content: '', mentions: [], organisations: [] }

/** From this length on, the number of characters left is shown. */
const countedFrom = longestPost - 150

/** The characters left, if close to the limit; negative if there are too many. */
export function charactersLeft(content: string): number | undefined {
  // A text never has more characters than its length.
  if (content.length < countedFrom) return undefined
  const count = graphemeCount(storable(content))
  return count < countedFrom ? undefined : longestPost - count
}

/** The problem of a text before it is sent. */
export function problemOfText(content: string): 'empty' | 'too long' | undefined {
  const text = storable(content)
  if (!isVisible(text)) return 'empty'
  return isTooLong(text) ? 'too long' : undefined
}

export interface PollProblem {
  is: 'empty option' | 'same options'
  /** The option that has it; of the same ones, the later. */
  at: number
}

/** The problem of a poll before it is sent. */
export function problemOfPoll(options: readonly string[]): PollProblem | undefined {
  const texts = options.map((option) => storable(option).toLowerCase())
  const empty = texts.findIndex((text) => !isVisible(text))
  if (empty >= 0) return { is: 'empty option', at: empty }
  const same = texts.findIndex((text, at) => texts.indexOf(text) < at)
  return same >= 0 ? { is: 'same options', at: same } : undefined
}

/** The text as the server accepts it, with the members and organisations still mentioned. */
export function sendable({ content, mentions, organisations }: Written): { content: string; mentions: string[]; organisations: string[] } {
  const idsOf = (meant: readonly Mention[]) =>
    meant
      .filter(({ name }) => isMentioned(content, name))
      .map(({ id }) => id)
      .slice(0, mostMentions)
  return { content: storable(content), mentions: idsOf(mentions), organisations: idsOf(organisations) }
}

/** The name being typed after an at sign before the caret: where it begins, and its letters. */
export function nameBeingTyped(content: string, caret: number): { at: number; typed: string } | undefined {
  const match = /(?:^|[^\p{L}\p{N}])@([\p{L}\p{N}][\p{L}\p{M}\p{N}'’.-]*(?: [\p{L}\p{M}\p{N}'’.-]*)?)$/u.exec(
    content.slice(Math.max(0, caret - 80), caret),
  )
  const typed = match?.[1]
  return typed === undefined ? undefined : { at: caret - typed.length - 1, typed }
}

/** Members and organisations that a text may mention. */
export type Mentionable = { member: Mention } | { organisation: MentionedOrganisation }

/** Replaces the typed letters with a name. @returns the text, and the new position of the caret */
export function withName(
  { content, mentions, organisations }: Written,
  { at, typed }: { at: number; typed: string },
  chosen: Mentionable,
): { written: Written; caret: number } {
  const before = `${content.slice(0, at)}@${'member' in chosen ? chosen.member.name : chosen.organisation.name}`
  const rest = content.slice(at + 1 + typed.length)
  const space = /^\s/.test(rest) ? '' : ' '
  return {
    written: {
      content: before + space + rest,
      mentions: 'member' in chosen ? withoutTwins(mentions, chosen.member) : mentions,
      organisations: 'member' in chosen ? organisations : withoutTwins(organisations, chosen.organisation),
    },
    caret: before.length + 1,
  }
}

const withoutTwins = <Item extends Mention>(items: readonly Item[], added: Item): Item[] => [
  ...items.filter(({ id }) => id !== added.id),
  added,
]
