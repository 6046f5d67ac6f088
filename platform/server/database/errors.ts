import pg from 'pg'

/** A row with this key is there already; `constraint` is the name of the key's constraint or index. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return hasCode(error, '23505', constraint)
}

/** What a row refers to is not there (any more), or what is deleted is still referred to. */
export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  return hasCode(error, '23503', constraint)
}

/** A value is none that the database knows, or out of the range of its type: PostgreSQL's class 22. */
export const isDataException = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code?.startsWith('22') === true

/**
 * The database cannot answer now, though nothing is wrong with what was asked: it cannot be reached, is starting or
 * stopping, has no connection to spare, or took longer than it may.
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
