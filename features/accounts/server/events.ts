declare module '#platform/server/events/domain-event.ts' {
  interface DomainEventPayloads {
    /** A member set a new password, which ended their other sessions. */
    'account.passwordChanged': { member_id: string }
    /** A member turned the second factor on, or it was turned off. */
    'account.secondFactorChanged': { member_id: string; is_on: boolean }
    /** A member objected to the reset of their second factor by operators. */
    'account.factorResetRefused': { member_id: string }
    /** The owner of an address objected to its correction by an operator; `made_at` is null if that was not made yet. */
    'account.correctionRefused': { member_id: string; made_at: string | null }
    /** A member used a session for the first time that day (UTC). */
    'account.used': { member_id: string }
  }
}
