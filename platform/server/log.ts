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

/** Only what leads to the fault: the details of a database's error, or of a failed validation, hold what members wrote. */
function errorForLog(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown }
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    ...(table !== undefined && { table }),
    ...(error.cause !== undefined && { cause: errorForLog(error.cause) }),
  }
}
