import type { Reader, Tx } from './database/index.ts'
import type { Actor } from './http/context.ts'
import type { Services } from './services.ts'

/** Something of a member's that others can report, as it was when it was reported; kept even when its author deletes it. */
interface ReportedContent {
  author_id: string
  text: string
  /** Where operators can look at it; null where only its readers can. */
  address: string | null
  /** What stands round it, in the order it was said, without itself. */
  around: readonly { author_id: string; text: string; created_at: Date }[]
}

/** A kind of content that members can report and operators act on. A room lists its kinds in its descriptor; the reports keep and show them. */
export interface Reportable {
  /** 'post', 'comment', 'review'. */
  kind: string
  /** What the reporter sees of it; undefined for what they cannot see, and for what is their own. */
  read(reader: Reader, reporter: Actor, id: string): Promise<ReportedContent | undefined>
  /**
   * Takes it away from everybody but its author, who sees that it is hidden; or gives it back. Tells the live connections too.
   * @returns false if it is gone
   */
  setHidden(services: Services, tx: Tx, id: string, hidden: boolean): Promise<boolean>
  /** Deletes it for good. @returns false if it was gone */
  remove(services: Services, tx: Tx, id: string): Promise<boolean>
}
