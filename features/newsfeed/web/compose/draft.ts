import { keptByMember } from '#platform/web/kept-entries.ts'
import { newId } from '#platform/web/new-id.ts'
import { givenId } from '#platform/web/rooms/address-values.ts'
import type { Mention, MentionedOrganisation, PostPicture } from '../../contract.ts'
import { type PollDays, fewestOptions, mostOptions, pollDays } from '../../polls.ts'
import { type Topic, topics } from '../../topics.ts'

export interface DraftPoll {
  options: readonly string[]
  days: PollDays
}

export interface Draft {
  /** The future post's id, so that sending it twice creates one post. */
  id: string
  content: string
  mentions: readonly Mention[]
  organisations: readonly MentionedOrganisation[]
  topics: readonly Topic[]
  /** The group whose people alone will read it; null: everybody. */
  group_id: string | null
  pictures: readonly PostPicture[]
  /** The link whose preview was removed. */
  withoutPreview?: string | undefined
  poll?: DraftPoll | undefined
}

export const blankPoll: DraftPoll = { options: ['', ''], days: 7 }

export const blankDraft = (group_id: string | null = null): Draft => ({
  id: newId(),
  content: '',
  mentions: [],
  organisations: [],
  topics: [],
  group_id,
  pictures: [],
})

/** The draft after one was posted: blank, but for the words, pictures and poll that were added while it was sent. */
export const nextDraft = (sent: Draft, now: Draft): Draft => ({
  ...blankDraft(now.group_id),
  ...(now.content !== sent.content && { content: now.content, mentions: now.mentions, organisations: now.organisations }),
  pictures: now.pictures.filter(({ id }) => !sent.pictures.some((posted) => posted.id === id)),
  ...(now.poll !== sent.poll && { poll: now.poll }),
})

/** A member's drafts of posts on this device: one for the feed ('new'), and one for the page of each group, by its id. */
const drafts = keptByMember('post_draft', readDraft)

export const keptDraft = (self: string, name = 'new'): Draft | undefined => drafts(self).entries.get().get(name)

/** Nothing is written, chosen or asked yet. */
export const isBlank = ({ content, pictures, poll }: Draft): boolean => content.trim() === '' && pictures.length === 0 && !poll

/** Keeps the draft unless it is blank. */
export function keepDraft(self: string, draft: Draft, name = 'new'): void {
  if (isBlank(draft)) drafts(self).remove(name)
  else drafts(self).keep(name, draft)
}

export const dropDraft = (self: string, name = 'new'): void => drafts(self).remove(name)

/** Reads whatever is stored on the device, as far as it is valid. */
function readDraft(kept: unknown): Draft | undefined {
  const {
    id,
    content,
    mentions,
    organisations,
    topics: chosen,
    group_id,
    pictures,
    withoutPreview,
    poll,
  } = (kept ?? {}) as Partial<Record<keyof Draft, unknown>>
  const known = givenId(id)
  if (!known || typeof content !== 'string') return undefined
  return {
    id: known,
    content,
    mentions: listIn(mentions).flatMap((each) => readMention(each) ?? []),
    organisations: listIn(organisations).flatMap((each) => readOrganisation(each) ?? []),
    topics: topics.filter((topic) => listIn(chosen).includes(topic)),
    group_id: givenId(group_id) ?? null,
    pictures: listIn(pictures).flatMap((each) => readPicture(each) ?? []),
    ...(typeof withoutPreview === 'string' && { withoutPreview }),
    ...(poll !== undefined && { poll: readPoll(poll) }),
  }
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function readMention(value: unknown): Mention | undefined {
  const { id, name: called } = (value ?? {}) as Partial<Record<keyof Mention, unknown>>
  const known = givenId(id)
  return known && typeof called === 'string' ? { id: known, name: called } : undefined
}

function readOrganisation(value: unknown): MentionedOrganisation | undefined {
  const mention = readMention(value)
  const { slug } = (value ?? {}) as { slug?: unknown }
  return mention && typeof slug === 'string' ? { ...mention, slug } : undefined
}

function readPicture(value: unknown): PostPicture | undefined {
  const { id, address, width, height, alt } = (value ?? {}) as Partial<Record<keyof PostPicture, unknown>>
  const known = givenId(id)
  if (!known || typeof address !== 'string' || typeof width !== 'number' || typeof height !== 'number') return undefined
  return { id: known, address, width, height, alt: typeof alt === 'string' ? alt : '' }
}

function readPoll(value: unknown): DraftPoll | undefined {
  const { options, days } = (value ?? {}) as Partial<Record<keyof DraftPoll, unknown>>
  const texts = listIn(options).filter((each) => typeof each === 'string')
  const known = pollDays.find((each) => each === days)
  return known && texts.length >= fewestOptions ? { options: texts.slice(0, mostOptions), days: known } : undefined
}
