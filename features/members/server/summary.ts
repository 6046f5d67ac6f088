import { Refusal, problems } from '#platform/problems.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { pictureAddress } from '#platform/server/files/picture-address.ts'
import { completionOf } from '../completion.ts'
import type { Me } from '../contract.ts'
import { summaryOf } from './queries.ts'

/** The signed-in member, as needed on every page. @throws Refusal notFound if they have no profile yet */
export async function memberSummary(reader: Reader, id: string): Promise<Me> {
  const row = await summaryOf(reader, id)
  if (!row) throw new Refusal(problems.notFound)
  const { leaves_at, profile_picture } = row
  return { ...row, leaves_at: leaves_at?.toISOString() ?? null, profile_picture: pictureAddress(profile_picture), ...completionOf(row) }
}
