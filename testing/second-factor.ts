import { sql } from 'kysely'
import { codeAt, stepAt } from '#features/accounts/server/second-factor/totp.ts'
import type { Person } from './people.ts'
import type { World } from './world.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The secret that a key in base32 spells. */
export function bytesOf(key: string): Buffer {
  const bits = Array.from(key, (character) => alphabet.indexOf(character).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
}

/** What an authenticator app with this key shows, some steps of 30 seconds from now. */
export const codeFor = (key: string, stepsAway = 0): string => codeAt(bytesOf(key), stepAt(Date.now()) + stepsAway)

/** Turns on a member's second factor. */
export async function turnOnFactor({ call, password }: Person): Promise<{ key: string; codes: string[] }> {
  const { key } = await call.accounts.beginSecondFactor({ current_password: password })
  const { recovery_codes } = await call.accounts.confirmSecondFactor({ code: codeFor(key) })
  return { key, codes: recovery_codes }
}

/** Lets so much time pass that the app shows a code that was not used yet. */
export async function codesPass({ services }: World, { id }: Person): Promise<void> {
  await sql`update second_factors set last_step = last_step - 10 where member_id = ${id}`.execute(services.database.kysely)
}

/** The challenge that follows the right password. */
export async function challengeOf(browser: Person, { email, password }: Pick<Person, 'email' | 'password'>): Promise<string> {
  const answer = await browser.call.accounts.signIn({ email, password })
  if (answer.step !== 'code') throw new Error('no code was asked for')
  return answer.challenge
}
