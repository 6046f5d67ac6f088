declare module '#platform/server/events/domain-event.ts' {
  interface DomainEventPayloads {
    'message.sent': { id: string; conversation_id: number; position: number; sender_id: string; receiver_id: string }
    /** The sender took it back: its content is deleted. */
    'message.unsent': { id: string; conversation_id: number; position: number; sender_id: string; receiver_id: string }
  }
}
