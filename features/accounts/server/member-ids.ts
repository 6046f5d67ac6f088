import { randomUUID } from 'node:crypto'
import type { Reader } from '#platform/server/database/index.ts'
import { isCodeTaken } from '#features/referrals/server/index.ts'

/** A random id for a new member whose first characters, the referral code, nobody has yet. */
export async function freeMemberId(reader: Reader, draw: () => string = randomUUID): Promise<string> {
  const id = draw()
  return (await isCodeTaken(reader, id)) ? freeMemberId(reader, draw) : id
}
