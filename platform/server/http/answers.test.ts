import pg from 'pg'
import { expect, test } from 'vitest'
import { answerTo } from './answers.ts'

const databaseError = (code: string) => Object.assign(new pg.DatabaseError('out of range', 0, 'error'), { code })

test.each([
  ['22003', 400, 'problem.invalidInput'],
  ['22P05', 400, 'problem.invalidInput'],
  ['23514', 500, 'problem.unexpected'],
  ['57P01', 503, 'problem.overloaded'],
])('an error %s of the database is answered %i, and logged', (code, status, problem) => {
  const { answer, isUnexpected } = answerTo(databaseError(code))
  expect({ status: answer.status, problem: answer.data.problem, isUnexpected }).toEqual({ status, problem, isUnexpected: true })
})
