import { implement } from '@orpc/server'
import { isAPIError } from 'better-auth/api'
import { Refusal } from '#platform/problems.ts'
import { networkOf } from '#platform/server/addresses.ts'
import type { RequestContext } from '#platform/server/http/context.ts'
import { changesActors, signedIn } from '#platform/server/http/context.ts'
import type { Me } from '#features/members/contract.ts'
import { keepFirstVersion } from '#features/legal/server/index.ts'
import { memberSummary } from '#features/members/server/index.ts'
import { confirmApplication, receiveApplication, wayIn } from '#features/joining/server/index.ts'
import { accountsContract } from '../contract.ts'
import { accountProblems } from '../problems.ts'
import type { SignInAnswer } from '../credentials-contract.ts'
import { type AccountTools, hashOf, isHashOf } from './account-tools.ts'
import { joinAdmitted, joinOpenly } from './join.ts'
import { countReset, countSignIn } from './limits.ts'
import { endLentCookie, lentCookie } from './lent-cookie.ts'
import { changed } from './live.ts'
import { openAccount } from './open-account.ts'
import { openProfileOf } from './open-profile.ts'
import { queueReset, resetAccount, completeReset } from './password-reset.ts'
import type { PasswordProof } from './prove-password.ts'
import { endSession, endSessionWith, lockAccount, passwordHashAt, passwordHashOf } from './queries.ts'
import { refuseGuessable } from './refuse-guessable.ts'
import { refuseSuspended } from './refuse-suspended.ts'
import { answerChallenge, needsCode, newChallenge } from './second-factor/challenge.ts'
import { recordUse } from './session-queries.ts'
import { tokenHash } from './session-tokens.ts'
import { libraryHeaders } from './session.ts'
import { settingsHandlers } from './settings-handlers.ts'

export function accountHandlers(tools: AccountTools) {
  const { authentication, limits, devices, newTicket } = tools
  const api = implement(accountsContract).$context<RequestContext>().use(changesActors)

  /**
   * Returns the member, and hands the session to a browser as a cookie (remembering the device) or to a shell as a token. Ends the session
   * that the client had before.
   */
  async function answerSignedIn(context: RequestContext, member: Me, { bearer, cookies }: Started) {
    const { kysely } = context.services.database
    if (context.actor) await endSession(kysely, context.actor.sessionId)
    await recordUse(kysely, { token_hash: hashOfBearer(bearer), from: context.request.network ?? null })
    context.services.live.tell(changed(member.id))
    if (!context.request.isShell) for (const cookie of [...cookies, devices.cookieFor(member.email)]) context.setCookie(cookie)
    return { member, token: context.request.isShell ? bearer : null }
  }

  /** Starts a session. @throws Refusal incorrectCredentials */
  async function beginSession(context: RequestContext, email: string, password: string) {
    return authentication.api
      .signInEmail({ body: { email, password }, headers: context.request.headers, returnHeaders: true })
      .catch((error: unknown) => {
        throw isAPIError(error) && error.status === 'UNAUTHORIZED' ? new Refusal(accountProblems.incorrectCredentials) : error
      })
  }
  type Begun = Awaited<ReturnType<typeof beginSession>>

  /** @throws Refusal suspended, revealed only after the password was correct */
  async function enter(context: RequestContext, { response, headers }: Begun) {
    await refuseSuspended(context.services, response.user.id, context.request.language)
    await openProfileOf(context.services, response.user.id, context.request.language)
    return answerSignedIn(context, await memberSummary(context.services.database.kysely, response.user.id), startedIn(headers))
  }

  /**
   * The same for a member who may have a second factor: instead of the session, they get a challenge, unless the device is trusted.
   * @param proof of the password that they gave
   * @throws Refusal incorrectCredentials if it was replaced while it was being checked: a new password ends all sessions
   */
  async function enterWithCode(context: RequestContext, begun: Begun, proof: PasswordProof | null): Promise<SignInAnswer> {
    const { kysely } = context.services.database
    const { id } = begun.response.user
    const asksForCode = await needsCode(tools, kysely, context.request, id)
    const answer = await context.services.database.transaction(async (tx) => {
      if (!(await lockAccount(tx, id)) || (await passwordHashOf(tx, id)) !== proof) return undefined
      return asksForCode ? { step: 'code' as const, challenge: await newChallenge(tx, id) } : { step: 'done' as const }
    })
    if (answer?.step === 'done') return { ...answer, ...(await enter(context, begun)) }
    await endSessionWith(kysely, hashOfBearer(startedIn(begun.headers).bearer))
    if (!answer) throw new Refusal(accountProblems.incorrectCredentials)
    await refuseSuspended(context.services, id, context.request.language)
    return answer
  }

  return {
    ...settingsHandlers(tools),

    signIn: api.signIn.handler(async ({ context, input }) => {
      const forgive = await countSignIn(limits, context.request, input.email, devices.nameOf(context.request.raw, input.email))
      const proof = await passwordHashAt(context.services.database.kysely, input.email)
      const begun = await beginSession(context, input.email, input.password)
      await forgive()
      return enterWithCode(context, begun, proof)
    }),

    completeSignIn: api.completeSignIn.handler(async ({ context, input }) => {
      const { services, request } = context
      const trust_device = input.trust_device && !request.isShell
      const { memberId, session, trusted } = await answerChallenge(tools, services, request, { ...input, trust_device })
      const member = await memberSummary(services.database.kysely, memberId)
      const cookies = trusted ? [session.cookie, trusted] : [session.cookie]
      return { step: 'done' as const, ...(await answerSignedIn(context, member, { bearer: session.bearer, cookies })) }
    }),

    join: api.join.handler(async ({ context, input }) => {
      await limits.spend('joinFromAddress', networkOf(context.request.address))
      refuseGuessable(input.password, input)
      await keepFirstVersion(context.services, 1)
      const way = await wayIn(context.services.database.kysely, input)
      if (way !== 'open') {
        await joinAdmitted(tools, context, input)
        return { ...(await enter(context, await beginSession(context, input.email, input.password))), profile_ready: true }
      }
      const { member, headers, hasProfile } = await joinOpenly(tools, context, input)
      return { ...(await answerSignedIn(context, member, startedIn(headers))), profile_ready: hasProfile }
    }),

    apply: api.apply.handler(async ({ context: { services, request }, input }) => {
      await limits.spend('joinFromAddress', networkOf(request.address))
      await limits.spend('applicationsFromAddress', `${input.email} ${networkOf(request.address)}`)
      await limits.spend('applicationsOfAddress', input.email)
      refuseGuessable(input.password, input)
      await keepFirstVersion(services, 1)
      const { password, company_name = '', bio = '', ...application } = input
      const password_hash = await hashOf(tools, password)
      await receiveApplication(services, { ...application, company_name, bio, password_hash, language: request.language })
      return { accepted: true as const }
    }),

    confirmApplication: api.confirmApplication.handler(async ({ context: { services, request }, input: { token, password } }) => {
      await limits.spend('linkFromAddress', networkOf(request.address))
      return { outcome: await confirmApplication(services, openAccount, token, (hash) => isHashOf(tools, password, hash)) }
    }),

    signOut: api.signOut.use(signedIn).handler(async ({ context }) => {
      const { headers } = await authentication.api.signOut({
        headers: libraryHeaders(context.request, context.services.configuration),
        returnHeaders: true,
      })
      for (const cookie of headers.getSetCookie()) context.setCookie(cookie)
      context.setCookie(endLentCookie(context.services.configuration))
      context.services.live.tell(changed(context.actor.id))
      return { signed_out: true as const }
    }),

    lendCookie: api.lendCookie.use(signedIn).handler(({ context }) => {
      const cookie = lentCookie(context.services.configuration, context.request.raw)
      if (cookie) context.setCookie(cookie)
      return {}
    }),

    liveTicket: api.liveTicket.use(signedIn).handler(async ({ context }) => ({ ticket: await newTicket(context.actor) })),

    requestPasswordReset: api.requestPasswordReset.handler(async ({ context, input }) => {
      await countReset(limits, context.request, devices.nameOf(context.request.raw, input.email))
      await queueReset(context.services, input.email, context.request.siteUrl)
      return { accepted: true as const }
    }),

    checkPasswordReset: api.checkPasswordReset.handler(async ({ context, input }) => {
      await countReset(limits, context.request)
      const account = await resetAccount(context.services, input)
      return { account: account ? { email: account.email, full_name: account.name } : null }
    }),

    resetPassword: api.resetPassword.handler(async ({ context, input }) => {
      await countReset(limits, context.request)
      const account = await resetAccount(context.services, input)
      if (!account) throw new Refusal(accountProblems.invalidResetLink)
      refuseGuessable(input.password, { email: account.email, full_name: account.name })
      const hash = await hashOf(tools, input.password)
      const member = await completeReset(context.services, input, hash, context.request.siteUrl)
      return enterWithCode(context, await beginSession(context, member.email, input.password), hash)
    }),
  }
}

/** A session that has been started: the token with its signature, and the cookies for a browser. */
interface Started {
  bearer: string
  cookies: string[]
}

/** In an answer of the accounts library. */
function startedIn(answered: Headers): Started {
  const cookies = answered.getSetCookie()
  return { cookies, bearer: decodeURIComponent(cookies[0]?.split(';')[0]?.split('=').slice(1).join('=') ?? '') }
}

const hashOfBearer = (bearer: string) => tokenHash(bearer.split('.')[0] ?? '')
