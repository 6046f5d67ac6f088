import { ORPCError, ValidationError } from '@orpc/server'
import type { ProblemData } from '#platform/contract.ts'
import { textOfIssue } from '#platform/invalid.ts'
import { overloaded } from '../fair-queue.ts'
import { FilesUnavailable } from '../files/index.ts'
import { isDataException, isUnavailable } from '../database/errors.ts'
import { fillIn } from '#platform/fill-in.ts'
import { type Problem, type ProblemParameters, Refusal, problemStatus, problems } from '#platform/problems.ts'

type ApiError = ORPCError<string, ProblemData>

/** The API error of a problem, as every procedure and route returns it. */
export function apiError(problem: Problem, parameters: ProblemParameters = {}, issues?: ProblemData['issues']): ApiError {
  return new ORPCError(problem.code, {
    defined: true,
    status: problemStatus[problem.code],
    message: fillIn(problem.message, parameters),
    data: {
      problem: problem.id,
      ...(Object.keys(parameters).length > 0 && { parameters }),
      ...(problem.field && { field: problem.field }),
      ...(issues && { issues }),
    },
  })
}

/** Created once, because under load hundreds are sent at the same time. */
const overloadedAnswer = apiError(problems.overloaded)

/**
 * The API error for anything that was thrown. Refusals and invalid input are passed on; everything else becomes "unexpected", whose details
 * never leave the server (`isUnexpected` means it should be logged).
 */
export function answerTo(error: unknown): { answer: ApiError; isUnexpected: boolean } {
  if (error === overloaded) return { answer: overloadedAnswer, isUnexpected: false }
  if (error instanceof Refusal) return { answer: apiError(error.problem, error.parameters), isUnexpected: false }
  if (error instanceof ORPCError) {
    if (error.code === 'BAD_REQUEST' && error.cause instanceof ValidationError) {
      const issues = error.cause.issues.map((issue) => ({
        path: (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
        ...textOfIssue(issue.message),
        message: issue.message,
      }))
      return { answer: apiError(problems.invalidInput, {}, issues), isUnexpected: false }
    }
    if (error.code === 'BAD_REQUEST') return { answer: apiError(problems.invalidInput), isUnexpected: false }
    if (error.code === 'NOT_FOUND') return { answer: apiError(problems.notFound), isUnexpected: false }
  }
  // The contract accepted something that the database refused: invalid input, but also a bug.
  if (isDataException(error)) return { answer: apiError(problems.invalidInput), isUnexpected: true }
  if (error instanceof FilesUnavailable) return { answer: apiError(problems.filesUnavailable), isUnexpected: true }
  if (isUnavailable(error)) return { answer: apiError(problems.overloaded), isUnexpected: true }
  const status = hasStatus(error) ? error.statusCode : 500
  if (status === 413) return { answer: apiError(problems.tooLarge), isUnexpected: false }
  if (status === 429) return { answer: apiError(problems.tooManyRequests, { seconds: 60 }), isUnexpected: false }
  if (status === 503) return { answer: apiError(problems.overloaded), isUnexpected: false }
  if (status === 404) return { answer: apiError(problems.notFound), isUnexpected: false }
  if (status >= 400 && status < 500) return { answer: apiError(problems.invalidInput), isUnexpected: false }
  return { answer: apiError(problems.unexpected), isUnexpected: true }
}

const hasStatus = (error: unknown): error is { statusCode: number } =>
  typeof error === 'object' && error !== null && typeof (error as { statusCode?: unknown }).statusCode === 'number'

/** Seconds for the Retry-After header; undefined where waiting does not help. */
export function retryAfter(answer: ApiError): number | undefined {
  if (answer.code === 'TOO_MANY_REQUESTS') return Number(answer.data.parameters?.['seconds'] ?? 60)
  return answer.code === 'SERVICE_UNAVAILABLE' ? 5 : undefined
}
