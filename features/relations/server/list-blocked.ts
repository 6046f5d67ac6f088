import * as z from 'zod'
import { Refusal, problems } from '#platform/problems.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { pictureAddress } from '#platform/server/files/picture-address.ts'
import type { BlockedMember } from '../contract.ts'
import { type BlockedAfter, blockedBy } from './queries.ts'

export interface BlockedPage {
  items: BlockedMember[]
  next_cursor: string | null
}

/** A page of those whom a member blocked, last first. @throws Refusal invalidInput for a cursor that is none of ours */
export async function listBlocked(
  reader: Reader,
  member: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<BlockedPage> {
  const rows = await blockedBy(reader, member, cursor === undefined ? undefined : decodeCursor(cursor), limit + 1)
  const items = rows.slice(0, limit).map(({ created_at, profile_picture, ...brief }) => ({
    ...brief,
    profile_picture: pictureAddress(profile_picture),
    blocked_at: created_at.toISOString(),
  }))
  const last = items.at(-1)
  return { items, next_cursor: rows.length > limit && last ? encodeCursor(last) : null }
}

const position = z.tuple([z.iso.datetime(), z.uuid()])

const encodeCursor = ({ blocked_at, id }: BlockedMember): string => Buffer.from(JSON.stringify([blocked_at, id])).toString('base64url')

function decodeCursor(cursor: string): BlockedAfter {
  try {
    const [created_at, blocked_id] = position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    return { created_at, blocked_id }
  } catch {
    throw new Refusal(problems.invalidInput)
  }
}
