import { sql } from 'kysely'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { mayTakeAlong } from '#features/relations/server/index.ts'
import { postPictureFolder } from '../pictures.ts'
import { forgetMember } from './forget.ts'

/** What a member wrote and liked. What others wrote in reply belongs to their copies. */
export const newsfeedPersonalData: PersonalData = {
  lists: {
    posts: {
      about: /*i18n*/ { id: 'file.copy.newsfeed.posts', message: 'Your posts. Their pictures are included in this copy.' },
      from: ['posts', 'post_topics'],
      read: (reader, memberId) => reader.selectFrom('posts').selectAll().where('user_id', '=', memberId).orderBy('created_at').execute(),
    },
    pictures: {
      about: /*i18n*/ { id: 'file.copy.newsfeed.pictures', message: 'Pictures of your posts, with your descriptions.' },
      from: ['post_pictures'],
      read: (reader, memberId) =>
        reader
          .selectFrom('post_pictures as i')
          .innerJoin('posts as p', 'p.id', 'i.post_id')
          .select(['i.post_id', 'i.place', 'i.image_url', 'i.alt', 'i.width', 'i.height'])
          .where('p.user_id', '=', memberId)
          .orderBy('p.created_at')
          .orderBy('i.place')
          .execute(),
    },
    comments: {
      about: /*i18n*/ { id: 'file.copy.newsfeed.comments', message: 'Your comments on posts.' },
      from: ['post_comments'],
      read: (reader, memberId) =>
        reader
          .selectFrom('post_comments')
          .select(['id', 'post_id', 'parent_id', 'content', 'created_at', 'edited_at', 'hidden_at'])
          .where('user_id', '=', memberId)
          .orderBy('created_at')
          .execute(),
    },
    likes: {
      about: /*i18n*/ { id: 'file.copy.newsfeed.likes', message: 'Posts you like.' },
      from: ['post_likes'],
      read: (reader, memberId) =>
        reader.selectFrom('post_likes').select(['post_id', 'created_at']).where('user_id', '=', memberId).orderBy('created_at').execute(),
    },
    saved: {
      about: /*i18n*/ { id: 'file.copy.newsfeed.saved', message: 'Posts you saved.' },
      from: ['saved_posts'],
      read: (reader, memberId) =>
        reader.selectFrom('saved_posts').select(['post_id', 'saved_at']).where('user_id', '=', memberId).orderBy('saved_at').execute(),
    },
    polls: {
      about: /*i18n*/ { id: 'file.copy.newsfeed.polls', message: 'Polls in your posts, with their options.' },
      from: ['post_polls', 'post_poll_options'],
      // Without counts, which even the author sees only in steps.
      read: (reader, memberId) =>
        reader
          .selectFrom('post_polls as poll')
          .innerJoin('posts as p', 'p.id', 'poll.post_id')
          .innerJoin('post_poll_options as o', 'o.post_id', 'poll.post_id')
          .select(['poll.post_id', 'poll.ends_at', 'o.place', 'o.text'])
          .where('p.user_id', '=', memberId)
          .orderBy('poll.post_id')
          .orderBy('o.place')
          .execute(),
    },
    votes: {
      about: /*i18n*/ { id: 'file.copy.newsfeed.votes', message: 'Your votes in polls.' },
      from: ['post_poll_votes'],
      read: (reader, memberId) =>
        reader
          .selectFrom('post_poll_votes as v')
          .innerJoin('post_poll_options as o', (join) => join.onRef('o.post_id', '=', 'v.post_id').onRef('o.place', '=', 'v.place'))
          .select(['v.post_id', 'o.text', 'v.voted_at'])
          .where('v.user_id', '=', memberId)
          .orderBy('v.voted_at')
          .execute(),
    },
    topics: {
      about: /*i18n*/ { id: 'file.copy.newsfeed.topics', message: 'Topics you follow.' },
      from: ['post_topic_follows'],
      read: (reader, memberId) =>
        reader.selectFrom('post_topic_follows').select(['topic', 'created_at']).where('user_id', '=', memberId).execute(),
    },
    mentions: {
      about: /*i18n*/ { id: 'file.copy.newsfeed.mentions', message: 'Posts and comments that mention you.' },
      from: ['post_mentions'],
      async read(reader, memberId) {
        const { rows } = await sql<object>`
          select m.post_id, m.comment_id, m.name from post_mentions m
          join posts p on p.id = m.post_id left join post_comments c on c.id = m.comment_id
          where m.member_id = ${memberId} and ${mayTakeAlong(sql`${memberId}::uuid`, sql`coalesce(c.user_id, p.user_id)`)}`.execute(reader)
        return rows
      },
    },
    uploads: {
      about: /*i18n*/ { id: 'file.copy.newsfeed.uploads', message: 'Pictures you uploaded but have not posted.' },
      from: ['post_uploads'],
      read: (reader, memberId) =>
        reader.selectFrom('post_uploads').select(['image_url', 'created_at']).where('user_id', '=', memberId).execute(),
    },
  },
  leftOut: {
    post_organisation_mentions: /*i18n*/ {
      id: 'file.copy.newsfeed.post_organisation_mentions',
      message: 'Organisations that posts mention; their names are in the posts.',
    },
  },
  folders: [postPictureFolder],
  forget: (tx, { id }) => forgetMember(tx, id),
}
