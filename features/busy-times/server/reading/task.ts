import type { Block } from '../../merge.ts'
import type { FailureCode } from '../../vocabulary.ts'

/** Input of the separate process: the text of a file, or a CalDAV server's answers. */
export interface ReadingTask {
  source: { text: string } | { server: string }
  /** Of days and times without a zone, if the calendar names none. */
  zone: string
  from: Date
  until: Date
}

export type ReadingAnswer = { blocks: Block[] } | { failure: FailureCode }

/** A request that the process asks for, since it sends none itself. */
export interface DavRequest {
  url: string
  method: string
  headers: Record<string, string>
  body: string
  followsRedirects: boolean
}

export interface DavAnswer {
  status: number
  headers: Record<string, string>
  body: string
}
