declare module '#platform/server/events/domain-event.ts' {
  interface DomainEventPayloads {
    /** Someone joined, and their profile was created. */
    'member.joined': { member_id: string }
    /** A member viewed a profile for the first time that day. Does not contain who it was. */
    'profile.viewed': { profile_id: string }
    /** A member's profile changed; `opened` if it was just created, `supplied` if their organisation changed it. */
    'profile.changed': { member_id: string; opened?: true; supplied?: true }
  }
}
