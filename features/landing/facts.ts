import type { CommunitySettings } from '#features/community/contract.ts'
import type { PublicEvent } from '#features/events/public-event.ts'
import type { JoiningMode } from '#features/joining/vocabulary.ts'
import type { LegalText } from '#features/legal/texts.ts'
import type { PublicOrganisation } from '#features/organisations/public-organisation.ts'
import type { PublicAnswers } from '#features/sustainability/public-answers.ts'
import type { LandingReviews } from '#features/reviews/contract.ts'
import type { Audience } from './audiences.ts'

/** The pages for visitors. */
export type VisitorPage =
  | 'landing'
  | 'about'
  | 'sign-in'
  | 'not-found'
  | 'join'
  | 'reset-password'
  | 'confirm-email'
  | 'decision'
  | 'confirm-application'
  | 'unsubscribe'
  | 'unsubscribed'
  | 'unsubscribe-invalid'
  | 'no-invitations'
  | 'no-invitations-done'
  | 'no-invitations-invalid'
  | 'organisation'
  | 'event'
  | Audience
  | LegalText

/** The community in numbers. */
export interface CommunityFigures {
  members: number
  countries: number
  /** Open rounds. */
  deals: number
  /** Upcoming events within a year. */
  events: number
}

/** The data of visitors' pages. */
export interface LandingFacts {
  settings: CommunitySettings
  /** How people join. */
  joining: JoiningMode
  figures: CommunityFigures
  /** Reviews of the platform by members. */
  reviews: LandingReviews
  year: number
  /** The id of the member who reads the page; they get links back to the app and to sign out. */
  member: string | undefined
  /** An operator's preview with unsaved settings. */
  isPreview: boolean
  /** On the page of an organisation. */
  organisation?: PublicOrganisation | undefined
  /** On the page of an event. */
  event?: PublicEvent | undefined
  /** On the page of the terms, once a version was published. */
  terms?: { number: number; newest: number; published_at: string } | undefined
  /** What that organisation shows everyone of its sustainability. */
  sustainability?: PublicAnswers | undefined
  /** The page's path, for pages that have an address in each language. */
  path: string | undefined
}
