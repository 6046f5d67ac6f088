import { type Logger, pino } from 'pino'

/** Log lines are JSON on standard output; nothing that names a person is ever put into one. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: ['*.email', '*.password', '*.token', 'req.headers'], remove: true },
  })
}
