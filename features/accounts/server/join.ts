import { isAPIError } from 'better-auth/api'
import { Refusal } from '#platform/problems.ts'
import type { RequestContext } from '#platform/server/http/context.ts'
import { enterGroup, spendInvitation } from '#features/joining/server/index.ts'
import { completionOf } from '#features/members/completion.ts'
import type { Me } from '#features/members/contract.ts'
import { memberSummary } from '#features/members/server/index.ts'
import { accountProblems } from '../problems.ts'
import type { JoinInput } from '../session-contract.ts'
import { type AccountTools, hashOf } from './account-tools.ts'
import { isTaken } from './email-queries.ts'
import { isBeforeCorrection } from './object-to-correction.ts'
import { openAccount } from './open-account.ts'
import { openProfileOf } from './open-profile.ts'

interface Joined {
  member: Me
  /** With the session's cookie. */
  headers: Headers
  /** If not, it is created on the member's next request. */
  hasProfile: boolean
}

/**
 * Creates an account that nobody needs to admit, and starts its session.
 * @throws Refusal emailTaken
 */
export async function joinOpenly({ authentication }: AccountTools, context: RequestContext, input: JoinInput): Promise<Joined> {
  const { services, request } = context
  const { kysely } = services.database
  if (await isBeforeCorrection(kysely, input.email)) throw new Refusal(accountProblems.emailTaken)
  const { response, headers } = await authentication.api
    .signUpEmail({
      body: {
        email: input.email,
        password: input.password,
        name: input.full_name,
        userType: input.user_type,
        companyName: input.company_name ?? '',
        bio: input.bio ?? '',
      },
      headers: request.headers,
      returnHeaders: true,
    })
    .catch(async (error: unknown) => {
      // If the address was taken concurrently, the library only reports that it could not create the account.
      const code = isAPIError(error) ? (error.body?.code ?? '') : ''
      const isLate = code === 'FAILED_TO_CREATE_USER' && (await isTaken(kysely, input.email))
      throw isLate || code.startsWith('USER_ALREADY_EXISTS') ? new Refusal(accountProblems.emailTaken) : error
    })
  const { id } = response.user
  const opened = await openProfileOf(services, id, request.language)
    .then(() => memberSummary(kysely, id))
    .catch((error: unknown) => {
      services.log.error({ err: error, id: request.id }, 'could not create a profile; it will be created on the member’s next request')
    })
  return { member: opened ?? memberWithoutProfile(id, input), headers, hasProfile: opened !== undefined }
}

interface AdmittedInput extends JoinInput {
  invitation?: string | undefined
}

/**
 * Creates the account of somebody whom an invitation or a member's referral link admits.
 * @throws Refusal invalidInvitation, otherAddress, emailTaken
 */
export async function joinAdmitted(tools: AccountTools, { services, request }: RequestContext, input: AdmittedInput): Promise<void> {
  const { password, invitation, company_name = '', bio = '', full_name, email, user_type } = input
  const password_hash = await hashOf(tools, password)
  await services.events.change(async (tx, announce) => {
    const used = invitation ? await spendInvitation(tx, invitation, input) : { user_type, email_confirmed: false, group_id: null }
    const { group_id, ...admission } = used
    const account = { email, full_name, company_name, bio, password_hash, language: request.language, ...admission }
    const id = await openAccount(tx, announce, account)
    if (id === undefined) throw new Refusal(accountProblems.emailTaken)
    if (group_id) await enterGroup(services, tx, id, group_id)
  })
}

/** A member without a profile yet, from what they entered when joining. */
function memberWithoutProfile(id: string, { email, full_name, user_type, company_name = '', bio = '' }: JoinInput): Me {
  const facts = { full_name, company_name, bio, location: null, industry: null }
  const [first_name = ''] = full_name.split(' ')
  return {
    id,
    email,
    email_confirmed: false,
    full_name,
    first_name,
    user_type,
    role: 'member',
    company_name,
    profile_picture: null,
    profile_completed: false,
    language: null,
    leaves_at: null,
    terms_due: null,
    factor_due: false,
    ...completionOf(facts),
  }
}
