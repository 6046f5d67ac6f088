import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import type { Tables } from '#platform/server/database/tables.ts'
import type { Services } from '#platform/server/services.ts'
import type { DemoMember } from '../member.ts'
import { uuidFrom } from '../random.ts'
import { ofMembers, ofPlatform } from './texts.ts'

const day = 24 * 60 * 60 * 1000

/** Lets members review the platform and, where they are connected, each other, in the past; and announces a webinar or two. */
export async function fillReviews(
  { database }: Services,
  members: readonly DemoMember[],
  accounts: number,
  now = new Date(),
): Promise<void> {
  const daysBefore = (days: number) => new Date(now.getTime() - days * day)
  const others = members.slice(accounts).filter(({ profile_completed }) => profile_completed)
  const platform = ofPlatform.flatMap(({ by, rating, text, daysAgo }, index): Insertable<Tables['reviews']>[] => {
    const author = others.filter(({ profile }) => profile.user_type === by)[index]
    return author ? [{ ...reviewOf(author.id, null), rating, review_text: text, created_at: daysBefore(daysAgo) }] : []
  })
  await database.transaction(async (tx) => {
    const { rows: friends } = await sql<{ member_id: string; friend_id: string; since: Date }>`
      select member_id, friend_id, created_at as since from (
        select member_a as member_id, member_b as friend_id, created_at from connections
        union all select member_b, member_a, created_at from connections) pair
      order by member_id, friend_id`.execute(tx)
    const reviewed = members.flatMap(({ id, profile }) => {
      const knowing = friends.filter(({ member_id }) => member_id === id)
      return ofMembers[profile.user_type].flatMap(({ rating, text, reply }, index): Insertable<Tables['reviews']>[] => {
        const friend = knowing[index]
        if (!friend) return []
        const written = new Date(Math.min(now.getTime() - day, friend.since.getTime() + (3 + index) * day))
        const answered = reply === undefined ? {} : { reply, replied_at: new Date(written.getTime() + day / 2) }
        return [{ ...reviewOf(friend.friend_id, id), rating, review_text: text, created_at: written, ...answered }]
      })
    })
    await tx
      .insertInto('reviews')
      .values([...platform, ...reviewed.slice(0, mostReviews)])
      .execute()
    await tx.insertInto('webinars').values(webinars(now)).execute()
  })
}

/** Eight columns each, and a statement has 65,535 parameters at most. */
const mostReviews = 2_000

const reviewOf = (author: string, about: string | null) => ({
  id: uuidFrom(`review by ${author} of ${about ?? 'the platform'}`),
  user_id: author,
  reviewed_user_id: about,
})

function webinars(now: Date): Insertable<Tables['webinars']>[] {
  const evening = (days: number) => {
    const at = new Date(now.getTime() + days * day)
    at.setUTCHours(16, 0, 0, 0)
    return { starts_at: at, ends_at: new Date(at.getTime() + 60 * 60 * 1000) }
  }
  return [
    {
      id: uuidFrom('webinar about climate funds'),
      title: 'What climate funds ask in the first call',
      speaker: 'Three partners of European seed funds',
      description: 'Half an hour of questions that come up every time, and half an hour for yours.',
      ...evening(12),
      link: 'https://webinars.example/climate-funds',
    },
    {
      id: uuidFrom('webinar about cap tables'),
      title: 'Reading a cap table with an investor’s eyes',
      speaker: 'A lawyer and a founder who has been through it twice',
      description: 'One table, three rounds, and where the surprises hide.',
      ...evening(-20),
      recording: 'https://webinars.example/cap-tables',
    },
  ]
}
