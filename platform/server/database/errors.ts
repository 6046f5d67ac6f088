import pg from 'pg'

/** A row with this key already exists; `constraint` is the name of the constraint or index. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return hasCode(error, '23505', constraint)
}

/** A referenced row does not exist (any more), or a deleted row is still referenced. */
export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  return hasCode(error, '23503', constraint)
}

/** A row conflicts with another one by an exclusion constraint, such as two spans of time that overlap. */
export function isExclusionViolation(error: unknown, constraint?: string): boolean {
  return hasCode(error, '23P01', constraint)
}

/** A value is invalid or out of range: PostgreSQL's error class 22. */
export const isDataException = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code?.startsWith('22') === true

/**
 * The database cannot respond at the moment: it is unreachable, starting or stopping, has no free connection, or took too long. The query
 * itself is fine.
 */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return /^(08|53|57)/.test(error.code ?? '')
  if (!(error instanceof Error)) return false
  return unreachable.has((error as NodeJS.ErrnoException).code ?? '') || lostConnection.test(error.message)
}

const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH'])
/** pg's own errors have no code. */
const lostConnection = /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/

function hasCode(error: unknown, code: string, constraint: string | undefined): boolean {
  return error instanceof pg.DatabaseError && error.code === code && (constraint === undefined || error.constraint === constraint)
}
