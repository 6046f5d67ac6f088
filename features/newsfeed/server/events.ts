declare module '#platform/server/events/domain-event.ts' {
  interface DomainEventPayloads {
    /** It was written, edited, deleted, hidden or shown again. */
    'post.changed': { post_id: string }
    /** The same for comments, those of a deleted post among them. */
    'comment.changed': { comment_ids: readonly string[] }
    /** Posted to a group. */
    'post.inGroup': { post_id: string; group_id: string; author_id: string }
    'post.liked': { post_id: string; member_id: string }
    'post.unliked': { post_id: string; member_id: string }
    'post.commented': { comment_id: string }
    /** Nobody can vote any more. */
    'poll.ended': { post_id: string }
    /** Members whom a post, or a comment on it, newly mentions. */
    'post.mentioned': { post_id: string; comment_id: string | null; member_ids: readonly string[] }
    /** Organisations that a post, or a comment on it, mentions, and nothing else about that post did before. */
    'post.organisationsMentioned': { post_id: string; comment_id: string | null; organisation_ids: readonly string[] }
    /** Notifications about something that was deleted or hidden: who received them, and under which key. */
    'post.takenBack': { told: readonly { user_id: string; key: string }[] }
  }
}
