declare module '#platform/server/events/domain-event.ts' {
  interface DomainEventPayloads {
    /** It was created, or its settings changed. */
    'group.saved': { group_id: string }
    /** `by` added them or accepted their request; null if they joined by themselves. */
    'group.joined': { group_id: string; member_id: string; via: 'joining' | 'adding' | 'request'; by: string | null }
    /** Left, or was removed by another member. They no longer see anything that belongs to the group. */
    'group.left': { group_id: string; member_id: string; by: string }
    'group.asked': { group_id: string; member_id: string }
    /** Answered or withdrawn; or the group was deleted, once for each of its leaders, who cannot be looked up any more. */
    'group.requestGone': { group_id: string; member_id: string; leader_id?: string }
    /** What belonged to it is deleted or cancelled by the rooms that keep it. */
    'group.deleted': { group_id: string; name: string; by: string }
    /** The same for each of its people: an event that named them all would be deleted with the first account of theirs. */
    'group.gone': { group_id: string; member_id: string }
  }
}
