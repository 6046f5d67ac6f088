import type { CommunitySettings } from '#features/community/contract.ts'
import type { LegalText } from '#features/legal/texts.ts'
import type { LandingReviews } from '#features/reviews/contract.ts'

/** The pages that visitors see. */
export type VisitorPage =
  | 'landing'
  | 'about'
  | 'sign-in'
  | 'not-found'
  | 'reset-password'
  | 'confirm-email'
  | 'decision'
  | 'unsubscribe'
  | 'unsubscribed'
  | 'unsubscribe-invalid'
  | LegalText

/** What the community is, counted. */
export interface CommunityFigures {
  members: number
  countries: number
  /** Rounds that are open. */
  deals: number
  /** Events ahead, within a year. */
  events: number
}

/** What visitors' pages say. */
export interface LandingFacts {
  settings: CommunitySettings
  figures: CommunityFigures
  /** What members say of it. */
  reviews: LandingReviews
  year: number
  /** It is read by a member, who has a way back and out. */
  member: string | undefined
  /** As an operator would have it, and nobody else sees it. */
  isPreview: boolean
  /** Where the page is found in the reader's language, for those that have an address in each. */
  path: string | undefined
}
