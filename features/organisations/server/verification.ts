import { randomBytes } from 'node:crypto'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { Refusal } from '#platform/problems.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { spend } from '#platform/server/spend.ts'
import { domainOf, isMailProvider } from '../domain.ts'
import { organisationProblems, proofProblems } from '../problems.ts'
import type { Verification, VerificationMethod } from '../verification-contract.ts'
import { organisationToChange, requireAct } from './access.ts'
import { fileAddress, isProven, recordName, recordValue } from './proof.ts'
import { tellChanged } from './live.ts'
import { type OrganisationRow, organisationById } from './queries.ts'
import { type VerificationRow, setVerification, unverified, verificationOf } from './verification-queries.ts'

/** In memory, per node: each look asks another machine. */
const looks = new RateLimiterMemory({ points: 30, duration: 60 * 60 })

const newToken = () => randomBytes(18).toString('base64url')

/** @throws Refusal gone, notIn, notYourRole */
export async function readVerification(services: Services, actor: Actor, id: string): Promise<Verification> {
  const { organisation, ...row } = await verificationToChange(services, actor, id)
  return present(organisation, row)
}

async function verificationToChange(
  { database }: Services,
  actor: Actor,
  id: string,
): Promise<VerificationRow & { organisation: OrganisationRow }> {
  const reader = database.kysely
  await requireAct(reader, actor, id, 'edit')
  const organisation = await organisationById(reader, id)
  if (!organisation) throw new Refusal(organisationProblems.gone)
  return { organisation, ...(await verificationOf(reader, id, newToken())) }
}

/**
 * Looks whether the domain of the website can be verified now, and if so, shows the badge.
 * @throws Refusal gone, notIn, notYourRole, tooManyRequests; noDomain, mailProvider, notProven
 */
export async function verify(services: Services, actor: Actor, id: string, method: VerificationMethod): Promise<Verification> {
  const { organisation, token } = await verificationToChange(services, actor, id)
  const { website } = organisation
  const domain = website && domainOf(website)
  if (!domain) throw new Refusal(organisationProblems.noDomain)
  if (isMailProvider(domain)) throw new Refusal(organisationProblems.mailProvider, { domain })
  await spend(looks, actor.id)
  const proof = { organisation_id: id, website, domain, method, token, member_id: method === 'email' ? actor.id : null }
  if (!(await isProven(services, proof))) throw new Refusal(proofProblems[method], { domain })
  await services.events.change(async (tx, announce) => {
    const { organisation: current } = await organisationToChange(tx, actor, id, 'edit')
    if (current.website !== website) throw new Refusal(organisationProblems.noDomain)
    const now = new Date()
    await setVerification(tx, id, { domain, method, member_id: proof.member_id, verified_at: now, checked_at: now, failed_at: null })
    await announce('organisation.changed', { organisation_id: id })
    await announce('organisation.verificationChecked', { organisation_id: id, outcome: 'settled' })
    tellChanged(services.live, tx, id)
  })
  return readVerification(services, actor, id)
}

/** @throws Refusal gone, notIn, notYourRole */
export async function withdrawVerification({ events, live }: Services, actor: Actor, id: string): Promise<void> {
  await events.change(async (tx, announce) => {
    await organisationToChange(tx, actor, id, 'edit')
    await setVerification(tx, id, unverified)
    await announce('organisation.changed', { organisation_id: id })
    await announce('organisation.verificationChecked', { organisation_id: id, outcome: 'settled' })
    tellChanged(live, tx, id)
  })
}

function present({ website }: OrganisationRow, row: VerificationRow): Verification {
  const { token, verified_at, checked_at, failed_at, method } = row
  const domain = website && domainOf(website)
  const isProvider = domain !== null && isMailProvider(domain)
  const canProve = domain !== null && !isProvider
  return {
    domain,
    is_provider: isProvider,
    token,
    record: canProve ? { name: recordName(domain), value: recordValue(token) } : null,
    file: canProve && website ? { address: fileAddress(website, domain), content: recordValue(token) } : null,
    verified: row.domain && method && verified_at ? { domain: row.domain, method, at: (checked_at ?? verified_at).toISOString() } : null,
    failed_at: failed_at?.toISOString() ?? null,
  }
}
