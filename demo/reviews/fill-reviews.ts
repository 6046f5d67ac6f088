import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import type { Tables } from '#platform/server/database/tables.ts'
import type { Services } from '#platform/server/services.ts'
import type { DemoMember } from '../member.ts'
import { randomFrom, uuidFrom } from '../random.ts'
import { memberReviews, platformReviews } from './plan-reviews.ts'

const day = 24 * 60 * 60 * 1000

/** Creates reviews of the platform and of connected members, and two webinars. */
export async function fillReviews(
  { database }: Services,
  members: readonly DemoMember[],
  accounts: number,
  now = new Date(),
): Promise<void> {
  const daysBefore = (days: number) => new Date(now.getTime() - days * day)
  const others = members.slice(accounts).filter(({ profile_completed }) => profile_completed)
  const platform = platformReviews(others).map(({ author, text, rating, daysAgo }) => ({
    ...reviewOf(author.id, null),
    rating,
    review_text: text,
    created_at: daysBefore(daysAgo),
  }))
  await database.transaction(async (tx) => {
    const { rows: friends } = await sql<{ member_id: string; friend_id: string; since: Date }>`
      select member_id, friend_id, created_at as since from (
        select member_a as member_id, member_b as friend_id, created_at from connections
        union all select member_b, member_a, created_at from connections) pair
      order by member_id, friend_id`.execute(tx)
    const friendsOf = Map.groupBy(friends, ({ member_id }) => member_id)
    const byId = new Map(members.map((member) => [member.id, member]))
    const used = new Set<string>()
    const reviewed = members.flatMap((member) => {
      const random = randomFrom(`reviews of ${member.id}`)
      if (!members.slice(0, accounts).includes(member) && random.chance(unreviewed)) return []
      const knowing = (friendsOf.get(member.id) ?? []).flatMap(({ friend_id, since }) => {
        const by = byId.get(friend_id)
        return by ? [{ by, since }] : []
      })
      return memberReviews(random, member, knowing, used).map(
        ({ author, since, text, rating, reply }, index): Insertable<Tables['reviews']> => {
          const written = new Date(Math.min(now.getTime() - day, since.getTime() + (3 + index) * day))
          const answered = reply === undefined ? {} : { reply, replied_at: new Date(written.getTime() + day / 2) }
          return { ...reviewOf(author.id, member.id), rating, review_text: text, created_at: written, ...answered }
        },
      )
    })
    await tx
      .insertInto('reviews')
      .values([...platform, ...reviewed.slice(0, mostReviews)])
      .execute()
    await tx.insertInto('webinars').values(webinars(now)).execute()
  })
}

/** How many members have no reviews. */
const unreviewed = 0.6

/** A statement has at most 65,535 parameters, and a review has eight columns. */
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
      speaker: 'Partners of three European seed funds',
      description: '30 minutes on the questions that investors ask most often, followed by 30 minutes of Q&A.',
      ...evening(12),
      link: 'https://webinars.example/climate-funds',
    },
    {
      id: uuidFrom('webinar about cap tables'),
      title: 'Reading a cap table as an investor',
      speaker: 'A venture lawyer and a two-time founder',
      description: 'We follow one cap table through three rounds and show what founders often overlook.',
      ...evening(-20),
      recording: 'https://webinars.example/cap-tables',
    },
  ]
}
