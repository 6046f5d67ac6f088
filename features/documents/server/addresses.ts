import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '#platform/server/database/index.ts'
import { sharedSetting } from '#platform/server/instance-settings.ts'
import type { DocumentUse } from '../contract.ts'

/** What an address lets one member do until then, with one document. */
export interface AddressGrant {
  id: string
  for: string
  use: DocumentUse
  /** Seconds since 1970. */
  until: number
}

const keys = new WeakMap<Database, Promise<string>>()

/** The same on all nodes, and made by the first. */
function keyOf(database: Database): Promise<string> {
  const key = keys.get(database) ?? sharedSetting(database, 'documents.addressKey', () => randomBytes(32).toString('base64url'))
  keys.set(database, key)
  return key
}

const signatureOf = (key: string, grant: AddressGrant): string =>
  createHmac('sha256', key).update([grant.id, grant.for, grant.use, grant.until].join(' ')).digest('base64url')

/** The address of a document's file for this member and use. */
export async function addressFor(database: Database, grant: AddressGrant): Promise<string> {
  const signature = signatureOf(await keyOf(database), grant)
  const query = new URLSearchParams({ for: grant.for, use: grant.use, until: String(grant.until), signature })
  return `/api/documents/${grant.id}/file?${query}`
}

/** Whether an address was made here, as it is, and holds still. */
export async function holds(database: Database, grant: AddressGrant, signature: string): Promise<boolean> {
  const own = Buffer.from(signatureOf(await keyOf(database), grant))
  const given = Buffer.from(signature)
  return grant.until * 1000 > Date.now() && own.length === given.length && timingSafeEqual(own, given)
}
