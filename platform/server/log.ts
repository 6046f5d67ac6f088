import pg from 'pg'
import { type Logger, pino } from 'pino'

/** Log lines are JSON on standard output; nothing that names a person is ever put into one. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: ['*.email', '*.password', '*.token'], remove: true },
    serializers: { err: errorForLog },
  })
}

/** Facts of errors that are names or numbers of programs; whatever looks like anything else is left out. */
const facts = ['code', 'constraint', 'table', 'column', 'command', 'responseCode', 'syscall'] as const
const isNameOrNumber = (value: unknown) => typeof value === 'number' || (typeof value === 'string' && /^[\w. -]{1,60}$/.test(value))

/**
 * Only what leads to the fault. Errors of libraries and of other servers quote what they were given, which is what members wrote: their
 * details are left out, and so is whatever stands in quotes or looks like an address.
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

/** What is said of an error where members' words must not stand. */
export function loggableMessage(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  if (isAnotherServersWords(error)) return 'in the words of another server, which are not logged'
  return error.message
    .replace(/(["'`«“‘]).*["'`»”’]/s, '…')
    .replace(/\S+@\S+/g, '…')
    .slice(0, 500)
}

/** PostgreSQL names what it was given where data are wrong, or a trigger refuses them; elsewhere it speaks of its own things. */
const speaksOfData = /^(22|P0|XX)/

function isAnotherServersWords(error: Error): boolean {
  if (error instanceof pg.DatabaseError) return speaksOfData.test(error.code ?? 'XX')
  // Mail servers' answers, and those of S3.
  return 'response' in error || 'responseCode' in error || '$metadata' in error
}

/** Where it happened, without the message that stands before it. */
function framesOf({ stack = '', message }: Error): string[] {
  const end = stack.indexOf(message)
  const frames = end < 0 ? stack : stack.slice(end + message.length)
  return frames.split('\n').filter((line) => /^ {4}at .*:\d+:\d+\)?$/.test(line))
}
