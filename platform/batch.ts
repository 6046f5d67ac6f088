/** Path below `/api` for several queries of a member in one request. Each is answered as if sent separately. */
export const batchPath = '/batch'

/** The most queries per request. */
export const mostInBatch = 32

/** A query below `/api` with its parameters: '/matches/counts'; queries sent by POST have a JSON body. */
export interface BatchQuestion {
  path: string
  body?: string | undefined
}

/** A line of the response, JSON; lines arrive in order of completion. */
export interface BatchLine {
  /** Index of the query. */
  at: number
  status: number
  /** JSON, as it would have been sent. */
  body: string
}
