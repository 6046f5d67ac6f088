/** What notifications follow. Of private notes, only the search of their authors learns. */
declare module '#platform/server/events/domain-event.ts' {
  interface DomainEventPayloads {
    /** A member became responsible for a deal in a team's pipeline. */
    'teamPipeline.assigned': { card_id: string; member_id: string; by: string }
    /** A member is no longer responsible for one, for whatever reason. */
    'teamPipeline.unassigned': { card_id: string; member_id: string }
    /** A note for the team was written. */
    'teamPipeline.noted': { card_id: string; note_id: string; by: string }
    /** Somebody voted, or changed their vote. */
    'teamPipeline.voted': { card_id: string; by: string }
  }
}
