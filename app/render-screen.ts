import type { Language } from '#platform/language.ts'
import type { Me } from '#features/members/contract.ts'

export interface ScreenRequest {
  member: Me
  /** Path and query. */
  address: string
  isPhone: boolean
  language: Language
  /** The locale for numbers and dates (BCP 47). */
  locale: string
  /** IANA time zone. */
  timeZone: string
  /** The community's name. */
  siteName: string
  /** Code that most screens need, to be loaded once the screen is painted. */
  files: readonly string[] | undefined
  /** Sends a request in the member's name. */
  ask: (request: Request) => Promise<Response>
  /** How long to wait for the screen's queries, in milliseconds; the browser requests the rest. */
  patience: number
}

/** A member's screen as HTML, with the query results for the browser's cache. */
export type RenderScreen = (request: ScreenRequest) => Promise<{ body: string; queries: unknown }>
