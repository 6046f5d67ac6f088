declare module '#platform/server/events/domain-event.ts' {
  interface DomainEventPayloads {
    'message.sent': { id: string; conversation_id: number; position: number; sender_id: string; receiver_id: string }
    /** Its sender took it back: its content is gone. */
    'message.unsent': { id: string; conversation_id: number; position: number; sender_id: string; receiver_id: string }
  }
}
