import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { UserType } from '#platform/members.ts'
import { Refusal } from '#platform/problems.ts'
import { networkOf } from '#platform/server/addresses.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { RequestFacts } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { spend } from '#platform/server/spend.ts'
import { settingsOf } from '#features/community/server/index.ts'
import { addToGroup, lockOpenGroup } from '#features/groups/server/index.ts'
import { holderOfCode } from '#features/referrals/server/index.ts'
import { domainOf } from '../email.ts'
import { textIn } from '../localised.ts'
import { joiningProblems } from '../problems.ts'
import type { JoiningRules, JoiningTerms } from '../rules-contract.ts'
import { invitationByToken, countUse } from './invitation-queries.ts'
import { readRules } from './settings.ts'
import { tokenHashOf } from './token-hash.ts'

export const isListedDomain = ({ domains }: Pick<JoiningRules, 'domains'>, email: string): boolean => domains.includes(domainOf(email))

interface Codes {
  invitation?: string | undefined
  referral?: string | undefined
}

/** Looking up codes, per network: nobody should find one by trying. */
const lookups = new RateLimiterMemory({ points: 100, duration: 10 * 60 })

/** What applies to somebody who wants to join. @throws Refusal tooManyRequests */
export async function termsFor(services: Services, request: RequestFacts, { invitation, referral }: Codes): Promise<JoiningTerms> {
  const { kysely } = services.database
  if (invitation || referral) await spend(lookups, networkOf(request.address))
  const { settings: rules } = await readRules(kysely)
  const found = invitation ? await invitationByToken(kysely, tokenHashOf(invitation)) : undefined
  const inviter = !found && referral && rules.members_invite ? await holderOfCode(kysely, referral) : undefined
  const isAdmitted = rules.mode === 'invitation' && inviter !== undefined
  const { settings } = await settingsOf(services)
  return {
    // A member's link opens a community that is by invitation.
    mode: isAdmitted ? 'open' : rules.mode,
    takes_domains: rules.domains.length > 0,
    questions: rules.questions.map(({ id, text, is_required }) => ({ id, text: textIn(text, request.language), is_required })),
    contact_email: settings.contact_email,
    invitation: found ? { email: found.email, full_name: found.full_name, user_type: found.user_type, group: found.group } : null,
    invited_by: found?.inviter ?? inviter?.full_name ?? null,
  }
}

/** How people join, for the public page. */
export async function joiningMode(reader: Reader): Promise<JoiningRules['mode']> {
  return (await readRules(reader)).settings.mode
}

/**
 * How somebody may join at once who asks to: as anybody may, by an invitation, or by a member's referral link.
 * @throws Refusal byInvitation, byApproval
 */
export async function wayIn(reader: Reader, { invitation, referral }: Codes): Promise<'open' | 'invitation' | 'referral'> {
  if (invitation) return 'invitation'
  const { settings: rules } = await readRules(reader)
  if (rules.mode === 'open') return 'open'
  if (rules.mode === 'approval') throw new Refusal(joiningProblems.byApproval)
  if (rules.members_invite && referral && (await holderOfCode(reader, referral))) return 'referral'
  throw new Refusal(joiningProblems.byInvitation)
}

/** What an invitation decides about the account. */
interface Admission {
  user_type: UserType
  /** It was sent to this address. */
  email_confirmed: boolean
  /** See `enterGroup`. */
  group_id: string | null
}

/**
 * Uses an invitation, in the transaction that creates the account. Of simultaneous uses, only as many succeed as it allows.
 * @throws Refusal invalidInvitation, otherAddress
 */
export async function spendInvitation(
  tx: Tx,
  code: string,
  { email, user_type }: { email: string; user_type: UserType },
): Promise<Admission> {
  const used = await countUse(tx, tokenHashOf(code))
  if (!used) throw new Refusal(joiningProblems.invalidInvitation)
  if (used.email !== null && used.email !== email) throw new Refusal(joiningProblems.otherAddress)
  return { user_type: used.user_type ?? user_type, email_confirmed: used.email !== null, group_id: used.group_id }
}

/** Adds a new member to the group of their invitation, in the transaction that uses it; does nothing if the group is archived or gone. */
export async function enterGroup(services: Pick<Services, 'live'>, tx: Tx, memberId: string, groupId: string): Promise<void> {
  if (await lockOpenGroup(tx, groupId)) await addToGroup(services, tx, groupId, [memberId], { via: 'joining', by: null })
}
