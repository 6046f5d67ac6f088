declare module '#platform/server/events/domain-event.ts' {
  interface DomainEventPayloads {
    /** A member asked an organisation for answers. */
    'sustainability.asked': { organisation_id: string; request_id: string; by: string }
    /** A request was answered by the organisation, withdrawn by who asked, or what it granted was taken back. */
    'sustainability.requestSettled': {
      organisation_id: string
      request_id: string
      outcome: 'granted' | 'declined' | 'ended' | 'withdrawn'
    }
    /** A request is due in a few days, or was due yesterday. */
    'sustainability.requestDue': { organisation_id: string; request_id: string }
    /** A reader confirmed an answer. */
    'sustainability.confirmed': { organisation_id: string; answer_id: string; by: string }
    /** An answer lost the evidence or the confirmation that its state rested on. */
    'sustainability.stateFell': { organisation_id: string; year: number; question: string; row: string; by: string | null }
    /** Facts were computed in another way by an earlier version. Announced by migrations. */
    'sustainability.factsOutdated': { organisation_id: string }
  }
}
