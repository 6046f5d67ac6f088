import type { Reader, Tx } from '#platform/server/database/index.ts'
import { reaction } from '#platform/server/events/index.ts'
import { liveEvents } from '#platform/server/live/index.ts'
import type { Services } from '#platform/server/services.ts'
import { inEachLanguage } from '#platform/server/texts.ts'
import { placeNames } from '#features/places/server/index.ts'
import { industryTexts, stageTexts } from '#features/profiles/vocabulary-texts.ts'
import { groupOf } from '#features/profiles/vocabulary.ts'
import { directoryLive } from '../contract.ts'
import { facetsOf } from '../facets.ts'
import { headlineOf } from '../headline.ts'
import { foldedWords } from '#platform/search-words.ts'
import { type IndexedMember, type NewEntry, membersAfter, indexedMembers, putEntries } from './queries.ts'
import { termVector } from './search/term-vector.ts'

const event = liveEvents(directoryLive)

/** Updates directory entries when profiles change, and notifies clients that show them. */
export const updateEntries = ({ live }: Services) =>
  reaction({
    name: 'directory.keepEntries',
    on: ['profile.changed'],
    async react(tx: Tx, events) {
      const ids = [...new Set(events.map(({ payload }) => payload.member_id))]
      await writeEntries(tx, await indexedMembers(tx, { ids }))
      for (const id of ids) live.tellAfter(tx, event('directory.changed', [`profile:${id}`], { id }))
    },
  })

/** Writes the entries of all members. */
export async function rebuildMembers(reader: Reader): Promise<void> {
  for (let members = await membersAfter(reader, undefined); members.length > 0; members = await membersAfter(reader, members.at(-1)?.id)) {
    await writeEntries(reader, members)
  }
}

async function writeEntries(reader: Reader, members: readonly IndexedMember[]): Promise<void> {
  if (members.length > 0) await putEntries(reader, members.map(entryOf))
}

function entryOf(member: IndexedMember): NewEntry {
  const { id, created_at, user_type, full_name, company_name, bio, city, country, profile_picture } = member
  const { names, texts } = memberTexts(member)
  const facets = memberFacets(member)
  return {
    user_id: id,
    joined_at: created_at,
    user_type,
    member_group: groupOf(user_type),
    full_name,
    company_name,
    headline: headlineOf(bio),
    city,
    country,
    focus: industriesOf(member)[0] ?? null,
    profile_picture,
    name_terms: termVector([...facets, ...foldedWords(names)]),
    all_terms: termVector([...facets, ...foldedWords([names, ...texts].join(' '))]),
  }
}

const industriesOf = ({ industry, preferred_industries }: IndexedMember) => [
  ...(industry ? [industry] : []),
  ...(preferred_industries ?? []),
]

/** What a member is found by: in their names first. */
export function memberTexts(member: IndexedMember) {
  const names = `${member.full_name} ${member.company_name}`
  const texts = [member.bio, ...member.expertise_areas, member.investment_focus, member.location, ...industriesOf(member)]
  return { names, texts: texts.filter((text) => text !== null) }
}

/** What a member chose from lists, in each language. */
export const memberLabels = (member: IndexedMember): string[] => [
  ...industriesOf(member).flatMap((industry) => inEachLanguage(industryTexts[industry])),
  ...stagesOf(member).flatMap((stage) => inEachLanguage(stageTexts[stage])),
  ...placeNames(member.city, member.country),
]

/** For investors, those they look for. */
const stagesOf = ({ user_type, funding_stage, preferred_stages }: IndexedMember) =>
  user_type === 'investor' ? (preferred_stages ?? []) : funding_stage ? [funding_stage] : []

/** All filter values that match a member. */
export function memberFacets(member: IndexedMember): string[] {
  const { user_type, country, sdgs, profile_completed } = member
  return [
    ...facetsOf({ role: groupOf(user_type), country: country ?? undefined, completed: profile_completed }),
    ...industriesOf(member).flatMap((industry) => facetsOf({ industry })),
    ...stagesOf(member).flatMap((stage) => facetsOf({ stage })),
    ...sdgs.flatMap((goal) => facetsOf({ goal })),
  ]
}
