declare module '#platform/server/events/domain-event.ts' {
  interface DomainEventPayloads {
    /** Somebody joined, and their profile was opened. */
    'member.joined': { member_id: string }
    /** Somebody looked at a profile, for the first time that day; who it was is not told. */
    'profile.viewed': { profile_id: string }
    /** Something others see of a member changed; `opened` when they joined and there was nothing before. */
    'profile.changed': { member_id: string; opened?: true }
  }
}
