import type { Generated } from 'kysely'
import type { Topic } from '../topics.ts'

interface PostsTable {
  id: string
  user_id: string
  /** Its people alone can read it. */
  group_id: string | null
  content: string
  topics: Topic[]
  like_count: Generated<number>
  comment_count: Generated<number>
  created_at: Generated<Date>
  edited_at: Date | null
  hidden_at: Date | null
  feed_pinned_at: Date | null
  profile_pinned_at: Date | null
  group_pinned_at: Date | null
  preview_id: string | null
  hides_preview: Generated<boolean>
}

interface PostCommentsTable {
  id: string
  post_id: string
  parent_id: string | null
  user_id: string | null
  content: string
  thread_at: Date
  thread_id: string
  created_at: Date
  edited_at: Date | null
  hidden_at: Date | null
}

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    posts: PostsTable
    post_topics: { topic: Topic; created_at: Date; post_id: string; user_id: string; is_hidden: Generated<boolean> }
    post_topic_follows: { user_id: string; topic: Topic; created_at: Generated<Date> }
    post_likes: { post_id: string; user_id: string; created_at: Generated<Date> }
    post_comments: PostCommentsTable
    post_mentions: { post_id: string; comment_id: string | null; member_id: string; name: string }
    post_organisation_mentions: {
      post_id: string
      comment_id: string | null
      organisation_id: string
      name: string
      posted_at: Date
      /** Whether the post belongs to a group. */
      in_group: Generated<boolean>
      pinned_at: Date | null
    }
    saved_posts: { user_id: string; post_id: string; saved_at: Generated<Date> }
    post_pictures: { id: string; post_id: string; place: number; image_url: string; alt: string; width: number; height: number }
    post_polls: { post_id: string; ends_at: Date }
    post_poll_options: { post_id: string; place: number; text: string; votes: Generated<number>; shown_votes: Generated<number> }
    post_poll_votes: { post_id: string; user_id: string; place: number; voted_at: Generated<Date> }
    post_uploads: {
      id: string
      user_id: string
      image_url: string
      image_width: number
      image_height: number
      created_at: Generated<Date>
    }
  }
}
