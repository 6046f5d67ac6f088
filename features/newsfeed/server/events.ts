declare module '#platform/server/events/domain-event.ts' {
  interface DomainEventPayloads {
    'post.liked': { post_id: string; member_id: string }
    'post.unliked': { post_id: string; member_id: string }
    'post.commented': { comment_id: string }
    /** Members whom a post, or a comment on it, did not name before. */
    'post.mentioned': { post_id: string; comment_id: string | null; member_ids: readonly string[] }
    /** What was told of something that is gone, or hidden: to whom, under which key of the notifications. */
    'post.takenBack': { told: readonly { user_id: string; key: string }[] }
  }
}
