/** What organisations are; the labels are in the web part. */
export const organisationKinds = ['startup', 'fund', 'corporate', 'accelerator', 'public'] as const
/** 'fund' stands for all professional investors, 'public' for public bodies and non-profits. */
export type OrganisationKind = (typeof organisationKinds)[number]

/** How a fund or another investor holds its money. */
export const vehicles = [
  'closed-end-fund',
  'evergreen-fund',
  'special-purpose-vehicle',
  'syndicate',
  'family-office',
  'balance-sheet',
  'foundation',
] as const
export type Vehicle = (typeof vehicles)[number]

/** The fields that only organisations of one kind have; others' are empty. */
export const fieldsOfKind = {
  startup: ['funding_stage', 'raising_amount', 'current_valuation'],
  fund: ['thesis', 'stages', 'min_ticket', 'max_ticket', 'sfdr_article', 'vehicle', 'fund_size'],
} as const
