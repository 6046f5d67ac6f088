import { fillIn } from './fill-in.ts'

/**
 * A problem to report to a person: every refusal of the server is one of these. `id` identifies it in the message catalogue and in
 * responses, `message` is its English text (ICU MessageFormat).
 */
export interface Problem {
  readonly code: ProblemCode
  readonly id: string
  readonly message: string
  /** The form field it refers to, if any. */
  readonly field?: string
}

/** The codes of refusals and their HTTP status. */
export const problemStatus = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
} as const
export type ProblemCode = keyof typeof problemStatus

export type ProblemParameters = Readonly<Record<string, string | number>>

/** Thrown anywhere on the server and mapped to a response in one place. */
export class Refusal extends Error {
  readonly problem: Problem
  readonly parameters: ProblemParameters

  constructor(problem: Problem, parameters: ProblemParameters = {}) {
    super(fillIn(problem.message, parameters))
    this.name = 'Refusal'
    this.problem = problem
    this.parameters = parameters
  }
}

/** Problems of any procedure. */
export const problems = {
  invalidInput: {
    code: 'BAD_REQUEST',
    .../*i18n*/ { id: 'problem.invalidInput', message: 'Some of the information is invalid. Please check the marked fields.' },
  },
  brokenUpload: {
    code: 'BAD_REQUEST',
    .../*i18n*/ { id: 'problem.brokenUpload', message: 'The upload was interrupted. Please try again.' },
  },
  unknownAddress: {
    code: 'BAD_REQUEST',
    .../*i18n*/ {
      id: 'problem.unknownAddress',
      message: 'The origin of this request is unknown: the reverse proxy does not send an address in X-Forwarded-For.',
    },
  },
  signedOut: {
    code: 'UNAUTHORIZED',
    .../*i18n*/ { id: 'problem.signedOut', message: 'Please sign in to continue.' },
  },
  notAllowed: {
    code: 'FORBIDDEN',
    .../*i18n*/ { id: 'problem.notAllowed', message: 'You are not allowed to do this.' },
  },
  leaving: {
    code: 'FORBIDDEN',
    .../*i18n*/ { id: 'problem.leaving', message: 'This account is scheduled for deletion. Reload the page to keep it.' },
  },
  termsDue: {
    code: 'FORBIDDEN',
    .../*i18n*/ { id: 'problem.termsDue', message: 'The community has new terms. Please accept them to continue.' },
  },
  factorDue: {
    code: 'FORBIDDEN',
    .../*i18n*/ {
      id: 'problem.factorDue',
      message: 'Your role requires a second factor. Please turn it on in your settings to continue.',
    },
  },
  foreignOrigin: {
    code: 'FORBIDDEN',
    .../*i18n*/ { id: 'problem.foreignOrigin', message: 'This request came from another site and was refused.' },
  },
  readOnly: {
    code: 'FORBIDDEN',
    .../*i18n*/ { id: 'problem.readOnly', message: 'Your role lets you read this, but not change it.' },
  },
  notFound: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'problem.notFound', message: 'This does not exist, or you don’t have access to it.' },
  },
  tooLarge: {
    code: 'PAYLOAD_TOO_LARGE',
    .../*i18n*/ { id: 'problem.tooLarge', message: 'This request is too large.' },
  },
  storageFull: {
    code: 'PAYLOAD_TOO_LARGE',
    .../*i18n*/ {
      id: 'problem.storageFull',
      message: 'Your files would exceed the {megabytes} MB that each member has. Delete a file that you no longer need, and try again.',
    },
  },
  tooManyRequests: {
    code: 'TOO_MANY_REQUESTS',
    .../*i18n*/ {
      id: 'problem.tooManyRequests',
      message: 'Too many attempts. Please wait {seconds, plural, one {# second} other {# seconds}} and try again.',
    },
  },
  tooManyForMinutes: {
    code: 'TOO_MANY_REQUESTS',
    .../*i18n*/ {
      id: 'problem.tooManyForMinutes',
      message: 'Too many attempts. Please wait {minutes, plural, one {# minute} other {# minutes}} and try again.',
    },
  },
  unexpected: {
    code: 'INTERNAL_SERVER_ERROR',
    .../*i18n*/ { id: 'problem.unexpected', message: 'An unexpected error occurred' },
  },
  overloaded: {
    code: 'SERVICE_UNAVAILABLE',
    .../*i18n*/ { id: 'problem.overloaded', message: 'The server is busy. Please try again in a few seconds.' },
  },
  filesUnavailable: {
    code: 'SERVICE_UNAVAILABLE',
    .../*i18n*/ {
      id: 'problem.filesUnavailable',
      message: 'Pictures and files cannot be stored or shown at the moment. Nothing was changed. Please try again in a few minutes.',
    },
  },
} as const satisfies Record<string, Problem>

/** From this many seconds, waiting times are given in minutes. */
const inMinutesFrom = 90

/** A refusal because of a rate limit, with a specific problem or the general one, and the time to wait. */
export function tooManyRequests(milliseconds: number, problem?: Problem): Refusal {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  const general = seconds < inMinutesFrom ? problems.tooManyRequests : problems.tooManyForMinutes
  return new Refusal(problem ?? general, { seconds, minutes: Math.ceil(seconds / 60) })
}
