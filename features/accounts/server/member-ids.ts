import { randomUUID } from 'node:crypto'
import type { Reader } from '#platform/server/database/index.ts'
import { isCodeTaken } from '#features/referrals/server/index.ts'

/** An id for a new member, drawn again while somebody has the referral code that it begins with. */
export async function freeMemberId(reader: Reader, draw: () => string = randomUUID): Promise<string> {
  const id = draw()
  return (await isCodeTaken(reader, id)) ? freeMemberId(reader, draw) : id
}
