import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { sharedSetting } from '#platform/server/instance-settings.ts'
import type { DocumentUse } from '../contract.ts'

/** What an address allows one member to do with one document, for a limited time. */
export interface AddressGrant {
  id: string
  for: string
  use: DocumentUse
  /** Seconds since 1970. */
  until: number
}

const keys = new WeakMap<Database, Promise<string>>()

/** Shared by all nodes and created by the first. */
function keyOf(database: Database): Promise<string> {
  const key = keys.get(database) ?? sharedSetting(database.kysely, 'documents.addressKey', () => randomBytes(32).toString('base64url'))
  keys.set(database, key)
  return key
}

const signatureOf = (key: string, grant: AddressGrant): string =>
  createHmac('sha256', key).update([grant.id, grant.for, grant.use, grant.until].join(' ')).digest('base64url')

/** The signed address of a document's file for a member and use. */
export async function addressFor(database: Database, grant: AddressGrant): Promise<string> {
  const signature = signatureOf(await keyOf(database), grant)
  const query = new URLSearchParams({ for: grant.for, until: String(grant.until), signature })
  return `/api/documents/${grant.id}/${grant.use === 'read' ? 'file' : 'copy'}?${query}`
}

/** The parts of an address, which may be forged. */
export interface GivenAddress {
  id: string
  for?: string | undefined
  until?: number | undefined
  signature?: string | undefined
}

/** Whether an address was made for this member and use and is still valid. */
export async function isFor(
  database: Database,
  actor: Actor,
  use: DocumentUse,
  { id, until, signature, ...given }: GivenAddress,
): Promise<boolean> {
  if (given.for !== actor.id || until === undefined || signature === undefined) return false
  return holds(database, { id, for: actor.id, use, until }, signature)
}

/** Whether the signature is ours and the address has not expired. */
async function holds(database: Database, grant: AddressGrant, signature: string): Promise<boolean> {
  const own = Buffer.from(signatureOf(await keyOf(database), grant))
  const given = Buffer.from(signature)
  return grant.until * 1000 > Date.now() && own.length === given.length && timingSafeEqual(own, given)
}
