import { OutboundFailure } from '#platform/server/outbound/index.ts'
import type { Services } from '#platform/server/services.ts'
import type { VerificationMethod } from '../verification-contract.ts'
import { confirmedEmailIn } from './verification-queries.ts'

export interface Proof {
  organisation_id: string
  website: string
  domain: string
  method: VerificationMethod
  token: string
  /** Whose address it is, for 'email'. */
  member_id: string | null
}

export const recordName = (domain: string) => `_esg-network.${domain}`
export const recordValue = (token: string) => `esg-network-verification=${token}`

/** Where the file is looked for: at the domain itself or its 'www', because another subdomain may be somebody else's. */
export function fileAddress(website: string, domain: string): string {
  const { hostname } = new URL(website)
  return `https://${hostname === `www.${domain}` ? hostname : domain}/.well-known/esg-network.txt`
}

/** How large the file may be, in bytes, and how long it may take, in milliseconds. */
const fileLimits = { maxBytes: 10_000, time: 10_000 }

/** Whether a domain still belongs to an organisation. A machine that cannot be reached proves nothing. */
export async function isProven({ database, outbound }: Pick<Services, 'database' | 'outbound'>, proof: Proof): Promise<boolean> {
  const { organisation_id, website, domain, method, token, member_id } = proof
  try {
    if (method === 'dns') return (await outbound.textRecords(recordName(domain))).some((text) => text.trim() === recordValue(token))
    if (method === 'file') {
      const { status, body } = await outbound.ask(fileAddress(website, domain), fileLimits)
      return status === 200 && body.toString().trim() === recordValue(token)
    }
    const email = member_id === null ? undefined : await confirmedEmailIn(database.kysely, organisation_id, member_id)
    // Not at a subdomain: students have those of their university.
    return email !== undefined && email.slice(email.lastIndexOf('@') + 1) === domain
  } catch (error) {
    if (error instanceof OutboundFailure) return false
    throw error
  }
}
