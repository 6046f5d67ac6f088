import { sql } from 'kysely'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { members } from '#features/members/server/index.ts'
import { mayTakeAlong } from '#features/relations/server/index.ts'

export const reviewsPersonalData: PersonalData = {
  lists: {
    reviews: {
      about: /*i18n*/ {
        id: 'file.copy.reviews.reviews',
        message: 'Your reviews of the platform and of other members, reviews about you, and the replies.',
      },
      from: ['reviews'],
      async read(reader, memberId) {
        const me = sql<string>`${memberId}::uuid`
        const nameOf = (id: 'user_id' | 'reviewed_user_id') =>
          sql`(select u.full_name from ${members.as('u')} where u.id = r.${sql.ref(id)} and ${mayTakeAlong(me, sql.ref(`r.${id}`))})`
        const { rows } = await sql<object>`
          select r.user_id = ${me} as by_you, ${nameOf('user_id')} as author, ${nameOf('reviewed_user_id')} as about,
            r.rating, r.review_text, r.reply, r.replied_at, r.created_at, r.edited_at, r.hidden_at, r.waiting_since, r.approved_at
          from reviews r
          where r.user_id = ${me} or (r.reviewed_user_id = ${me} and r.hidden_at is null and ${mayTakeAlong(me, sql.ref('r.user_id'))})
          order by r.created_at, r.id`.execute(reader)
        return rows
      },
    },
  },
}
