import { Refusal } from '#platform/problems.ts'
import { commonPasswords } from '../common-passwords.ts'
import { accountProblems } from '../problems.ts'
import { passwordFault } from '../password-rules.ts'

const refusals = {
  pattern: accountProblems.patternPassword,
  personal: accountProblems.personalPassword,
  common: accountProblems.commonPassword,
} as const

/** @throws Refusal patternPassword, personalPassword or commonPassword; the contract refuses short ones */
export function refuseGuessable(password: string, { email, full_name }: { email: string; full_name: string }): void {
  const fault = passwordFault(password, { about: [email, full_name], common: commonPasswords })
  if (fault && fault !== 'short') throw new Refusal(refusals[fault])
}
