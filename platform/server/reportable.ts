import type { Reader, Tx } from './database/index.ts'
import type { Actor } from './http/context.ts'
import type { Services } from './services.ts'

/** Reported content as it was when it was reported; kept even if its author deletes it. */
interface ReportedContent {
  author_id: string
  text: string
  /** Where operators can view it; null if only its readers can. */
  address: string | null
  /** The content around it in order, without itself. */
  around: readonly { author_id: string; text: string; created_at: Date }[]
}

/**
 * A kind of content that members can report and operators act on. Rooms list their kinds in their descriptor; the reports room stores and
 * shows them.
 */
export interface Reportable {
  /** 'post', 'comment', 'review'. */
  kind: string
  /**
   * What members see of it, whoever is hidden from whom: blocking somebody must not keep them from reporting what they have read. Undefined
   * if it was never for the reporter, is hidden by operators, or is theirs.
   */
  read(reader: Reader, reporter: Actor, id: string): Promise<ReportedContent | undefined>
  /**
   * Hides it from everyone except its author, who sees that it is hidden; or shows it again. Also updates live clients.
   * @returns false if it no longer exists
   */
  setHidden(services: Services, tx: Tx, id: string, hidden: boolean): Promise<boolean>
  /** Deletes it permanently. @returns false if it no longer existed */
  remove(services: Services, tx: Tx, id: string): Promise<boolean>
}
