import pg from 'pg'
import { type Logger, pino } from 'pino'

/** Logs JSON lines to standard output, without any personal data. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: ['*.email', '*.password', '*.token'], remove: true },
    serializers: { err: errorForLog },
  })
}

/** Error properties that are names or numbers from programs; values that look like anything else are left out. */
const facts = ['code', 'constraint', 'table', 'column', 'command', 'responseCode', 'syscall'] as const
const isNameOrNumber = (value: unknown) => typeof value === 'number' || (typeof value === 'string' && /^[\w. -]{1,60}$/.test(value))

/**
 * Logs only what helps to find the cause. Errors of libraries and other servers may quote members' data, so their details are left out, as
 * is anything in quotes or that looks like an address.
 */
function errorForLog(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const given = error as Partial<Record<(typeof facts)[number], unknown>>
  const message = loggableMessage(error)
  return {
    type: error.name,
    message,
    stack: [`${error.name}: ${message}`, ...framesOf(error)].join('\n'),
    ...Object.fromEntries(facts.flatMap((name) => (isNameOrNumber(given[name]) ? [[name, given[name]]] : []))),
    ...(error instanceof AggregateError && { errors: error.errors.map(errorForLog) }),
    ...(error.cause !== undefined && { cause: errorForLog(error.cause) }),
  }
}

/** An error's message without members' data. */
export function loggableMessage(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  if (isAnotherServersWords(error)) return 'in the words of another server, which are not logged'
  return error.message
    .replace(/(["'`«“‘]).*["'`»”’]/s, '…')
    .replace(/\S+@\S+/g, '…')
    .slice(0, 500)
}

/** PostgreSQL quotes values in errors about data and in those raised by triggers; other errors only mention its own objects. */
const speaksOfData = /^(22|P0|XX)/

function isAnotherServersWords(error: Error): boolean {
  if (error instanceof pg.DatabaseError) return speaksOfData.test(error.code ?? 'XX')
  // Responses of mail servers and of S3.
  return 'response' in error || 'responseCode' in error || '$metadata' in error
}

/** The stack frames, without the message before them. */
function framesOf({ stack = '', message }: Error): string[] {
  const end = stack.indexOf(message)
  const frames = end < 0 ? stack : stack.slice(end + message.length)
  return frames.split('\n').filter((line) => /^ {4}at .*:\d+:\d+\)?$/.test(line))
}
