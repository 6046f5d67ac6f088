declare module '#platform/server/events/domain-event.ts' {
  /** `owner_id` is the member responsible for the deal, `by` who answered: they or a colleague. */
  interface DomainEventPayloads {
    'deal.posted': { deal_id: string; owner_id: string }
    /** Its fields or status changed. */
    'deal.changed': { deal_id: string; owner_id: string }
    'deal.removed': { deal_id: string; owner_id: string }
    /** A new deal matches these investors' preferences; each is listed once. */
    'deal.fits': { deal_id: string; owner_id: string; member_ids: string[] }
    'deal.interested': { deal_id: string; owner_id: string; member_id: string }
    'deal.interestWithdrawn': { deal_id: string; owner_id: string; member_id: string }
    'deal.introductionRequested': { deal_id: string; owner_id: string; member_id: string }
    'deal.introductionWithdrawn': { deal_id: string; owner_id: string; member_id: string }
    'deal.introductionAnswered': { deal_id: string; owner_id: string; member_id: string; by: string; answer: string }
    'deal.invested': { deal_id: string; owner_id: string; member_id: string }
    'deal.investmentWithdrawn': { deal_id: string; owner_id: string; member_id: string }
    'deal.readingAsked': { deal_id: string; owner_id: string; member_id: string }
    'deal.readingAskWithdrawn': { deal_id: string; owner_id: string; member_id: string }
    'deal.readingAnswered': { deal_id: string; owner_id: string; member_id: string; by: string; answer: string }
  }
}
