import type { Language } from '#platform/language.ts'
import type { Me } from '#features/members/contract.ts'

export interface ScreenRequest {
  member: Me
  /** Path and search. */
  address: string
  isPhone: boolean
  language: Language
  /** In which numbers and dates are written, as BCP 47 has it. */
  locale: string
  /** As the IANA names it. */
  timeZone: string
  /** What the community is called. */
  siteName: string
  /** Asks the server in the member's name. */
  ask: (request: Request) => Promise<Response>
  /** How long the screen's questions may take, in milliseconds; what is not known by then the browser asks for. */
  patience: number
}

/** A member's screen as markup, with the answers to what it asked for, as the browser's cache keeps them. */
export type RenderScreen = (request: ScreenRequest) => Promise<{ body: string; queries: unknown }>
