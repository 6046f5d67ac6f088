import { implement } from '@orpc/server'
import { staffChanging, staffReading } from '#features/members/server/index.ts'
import { type RequestContext, signedIn } from '#platform/server/http/context.ts'
import { joiningContract } from '../contract.ts'
import { countApplications } from './application-queries.ts'
import { approve, decline, listApplications } from './applications.ts'
import { countInvitations } from './invitation-queries.ts'
import { createLink, listInvitations, renewLink, sendAgain, takeBackInvitations } from './invitations.ts'
import { exportInvitations, inviteFile, previewFile } from './invite-file.ts'
import type { OpenAccount } from './open-account.ts'
import { saveRules } from './rules.ts'
import { readRules, readWelcome } from './settings.ts'
import { termsFor } from './ways-in.ts'
import { dismissWelcome, saveWelcome, welcomeOf } from './welcome.ts'

export function joiningHandlers(openAccount: OpenAccount) {
  const api = implement(joiningContract).$context<RequestContext>()
  const reading = api.use(staffReading('community'))
  const changing = api.use(staffChanging('community'))

  return {
    terms: api.terms.handler(({ context: { services, request }, input }) => termsFor(services, request, input)),

    rules: reading.rules.handler(async ({ context: { services } }) => {
      const { settings, version } = await readRules(services.database.kysely)
      return { rules: settings, version, ...(await countApplications(services.database.kysely)) }
    }),
    saveRules: changing.saveRules.handler(async ({ context: { actor, services }, input: { rules, version } }) => ({
      version: await saveRules(services, actor, rules, version),
    })),

    waiting: reading.waiting.handler(async ({ context: { services } }) => countApplications(services.database.kysely)),
    applications: reading.applications.handler(({ context: { services, request }, input }) =>
      listApplications(services.database.kysely, input, request.language),
    ),
    approve: changing.approve.handler(({ context: { actor, services }, input }) => approve(services, openAccount, actor, input.ids)),
    decline: changing.decline.handler(({ context: { actor, services }, input }) => decline(services, actor, input)),

    invitations: reading.invitations.handler(({ context: { services }, input }) => listInvitations(services.database.kysely, input)),
    invitationCounts: reading.invitationCounts.handler(({ context: { services } }) => countInvitations(services.database.kysely)),
    createLink: changing.createLink.handler(({ context: { actor, services }, input }) => createLink(services, actor, input)),
    renewLink: changing.renewLink.handler(({ context: { actor, services }, input }) => renewLink(services, actor, input.id)),
    takeBack: changing.takeBack.handler(async ({ context: { actor, services }, input }) => ({
      taken_back: await takeBackInvitations(services, actor, input.ids),
    })),
    sendAgain: changing.sendAgain.handler(async ({ context: { actor, services }, input }) => {
      await sendAgain(services, actor, input.id)
      return {}
    }),
    previewFile: reading.previewFile.handler(({ context: { services }, input }) => previewFile(services, input.file)),
    inviteFile: changing.inviteFile.handler(({ context: { actor, services }, input }) => inviteFile(services, actor, input)),
    exportInvitations: reading.exportInvitations.handler(({ context: { services } }) => exportInvitations(services)),

    welcome: api.welcome.use(signedIn).handler(async ({ context: { actor, services, request } }) => ({
      welcome: await welcomeOf(services, actor.id, request.language),
    })),
    dismissWelcome: api.dismissWelcome.use(signedIn).handler(async ({ context: { actor, services } }) => {
      await dismissWelcome(services, actor.id)
      return {}
    }),
    welcomeSettings: reading.welcomeSettings.handler(({ context: { services } }) => readWelcome(services.database.kysely)),
    saveWelcome: changing.saveWelcome.handler(async ({ context: { actor, services }, input: { settings, version } }) => ({
      version: await saveWelcome(services, actor, settings, version),
    })),
  }
}
