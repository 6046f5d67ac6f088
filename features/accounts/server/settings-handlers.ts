import { implement } from '@orpc/server'
import { networkOf } from '#platform/server/addresses.ts'
import { type RequestContext, changesActors, signedIn } from '#platform/server/http/context.ts'
import { setLanguage } from '#features/members/server/index.ts'
import { languageChoice } from '#platform/server/http/language.ts'
import { accountsContract } from '../contract.ts'
import type { AccountTools } from './account-tools.ts'
import { requestEmailChange, cancelEmailChange, emailChangeOf, remailEmailChange } from './change-email.ts'
import { isSecure } from '#platform/server/configuration.ts'
import { changePassword } from './change-password.ts'
import { queueConfirmation } from './confirm-address.ts'
import { checkEmailLink, followEmailLink } from './email-links.ts'
import { endOneSession, endOtherSessions } from './end-sessions.ts'
import { beginSecondFactor, confirmSecondFactor, endSecondFactor, renewRecoveryCodes, secondFactorOf } from './second-factor/set-up.ts'
import { refuseFactorReset } from './second-factor/reset-factor.ts'
import { listSessions } from './list-sessions.ts'

/** Account settings, and the emailed links for them, which work without signing in. */
export function settingsHandlers(tools: AccountTools) {
  const open = implement(accountsContract).$context<RequestContext>().use(changesActors)
  const api = open.use(signedIn)

  return {
    changePassword: api.changePassword.handler(async ({ context, input }) => {
      const session = await changePassword(tools, context.services, context.actor, context.request, input)
      if (context.request.isShell) return { token: session.bearer }
      context.setCookie(session.cookie)
      return { token: null }
    }),

    emailChange: api.emailChange.handler(async ({ context: { actor, services } }) => ({ waiting: await emailChangeOf(services, actor) })),

    changeEmail: api.changeEmail.handler(async ({ context: { actor, services, request }, input }) => ({
      waiting: await requestEmailChange(tools, services, actor, input, request.siteUrl),
    })),

    cancelEmailChange: api.cancelEmailChange.handler(async ({ context: { actor, services } }) => {
      await cancelEmailChange(services, actor)
      return {}
    }),

    remailEmailChange: api.remailEmailChange.handler(async ({ context: { actor, services, request } }) => {
      await remailEmailChange(tools, services, actor, request.siteUrl)
      return {}
    }),

    setLanguage: api.setLanguage.handler(async ({ context, input: { language } }) => {
      const { actor, services } = context
      await services.database.transaction((tx) => setLanguage(tx, actor.id, language))
      context.setCookie(languageChoice(language, isSecure(services.configuration)))
      return {}
    }),

    mailConfirmation: api.mailConfirmation.handler(async ({ context: { actor, services, request } }) => {
      await queueConfirmation(tools, services, actor.id, request.siteUrl)
      return {}
    }),

    checkEmailLink: open.checkEmailLink.handler(async ({ context: { services, request }, input }) => {
      await tools.limits.spend('linkFromAddress', networkOf(request.address))
      return checkEmailLink(services, input.token)
    }),

    followEmailLink: open.followEmailLink.handler(async ({ context: { services, request, setCookie }, input }) => {
      await tools.limits.spend('linkFromAddress', networkOf(request.address))
      const { previous, ...done } = await followEmailLink(services, input.token, input.answer, request.siteUrl)
      // Keep a known device known under the new address.
      if (previous && tools.devices.nameOf(request.raw, previous)) setCookie(tools.devices.cookieFor(done.email))
      return done
    }),

    secondFactor: api.secondFactor.handler(({ context: { actor, services } }) => secondFactorOf(services.database.kysely, actor)),

    beginSecondFactor: api.beginSecondFactor.handler(({ context: { actor, services }, input }) =>
      beginSecondFactor(tools, services, actor, input.current_password),
    ),

    confirmSecondFactor: api.confirmSecondFactor.handler(async ({ context: { actor, services }, input }) => ({
      recovery_codes: await confirmSecondFactor(tools, services, actor, input.code),
    })),

    renewRecoveryCodes: api.renewRecoveryCodes.handler(async ({ context: { actor, services }, input }) => ({
      recovery_codes: await renewRecoveryCodes(tools, services, actor, input),
    })),

    endSecondFactor: api.endSecondFactor.handler(async ({ context: { actor, services }, input }) => {
      await endSecondFactor(tools, services, actor, input)
      return {}
    }),

    refuseFactorReset: api.refuseFactorReset.handler(async ({ context: { actor, services } }) => {
      await refuseFactorReset(services, actor)
      return {}
    }),

    sessions: api.sessions.handler(({ context: { actor, services }, input }) => listSessions(services.database.kysely, actor, input)),

    endSession: api.endSession.handler(async ({ context: { actor, services }, input }) => {
      await endOneSession(services, actor, input.id)
      return {}
    }),

    endOtherSessions: api.endOtherSessions.handler(async ({ context: { actor, services } }) => ({
      ended: await endOtherSessions(services, actor),
    })),
  }
}
