/** Below `/api`: several questions of a member in one request. Each is answered as if it had been asked alone. */
export const batchPath = '/batch'

/** How many questions go into one request at most. */
export const mostInBatch = 32

/** A question below `/api`, with what is asked: '/matches/counts'; one that is asked by POST has a body, JSON. */
export interface BatchQuestion {
  path: string
  body?: string | undefined
}

/** A line of the answer, JSON; they come in the order in which the questions could be answered. */
export interface BatchLine {
  /** Place of the question. */
  at: number
  status: number
  /** JSON, as it would have been sent. */
  body: string
}
