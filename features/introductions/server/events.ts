interface Introduction {
  id: string
  introducer_id: string
  member_a: string
  member_b: string
}

declare module '#platform/server/events/domain-event.ts' {
  interface DomainEventPayloads {
    /** The two can answer. Answers are not announced. */
    'memberIntroduction.made': Introduction
    /** The two can no longer answer: it was withdrawn, has expired, or was stopped by a block. */
    'memberIntroduction.ended': Introduction
    /** Both said yes; `by` was the last. */
    'memberIntroduction.cameAbout': Introduction & { by: string }
  }
}

export type IntroductionRow = Introduction
