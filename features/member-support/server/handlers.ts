import { implement } from '@orpc/server'
import { type RequestContext, changesActors } from '#platform/server/http/context.ts'
import { staffChanging, staffReading } from '#features/members/server/index.ts'
import { memberSupportContract } from '../contract.ts'
import { listActs } from './acts.ts'
import { ownBulk, startBulk, stopBulk } from './bulk.ts'
import { exportMembers } from './export-members.ts'
import { correctMemberEmail, endMemberSessions, resendMemberConfirmation, resetMemberFactor, sendMemberReset } from './help.ts'
import { countMembers, listMembers } from './list-members.ts'
import { listMails, supportMember } from './support-member.ts'

const api = implement(memberSupportContract).$context<RequestContext>()
const reading = api.use(staffReading('community'))
const changing = api.use(changesActors).use(staffChanging('community'))

export const memberSupportHandlers = {
  list: reading.list.handler(({ context: { services }, input }) => listMembers(services.database.kysely, input)),
  count: reading.count.handler(({ context: { services }, input }) => countMembers(services.database.kysely, input)),
  member: reading.member.handler(({ context: { services, actor }, input }) => supportMember(services.database.kysely, actor, input.id)),
  mails: reading.mails.handler(({ context: { services }, input }) => listMails(services.database.kysely, input)),
  acts: reading.acts.handler(({ context: { services }, input }) => listActs(services.database.kysely, input)),

  correctEmail: changing.correctEmail.handler(async ({ context, input }) => {
    await correctMemberEmail(context, input)
    return {}
  }),
  resendConfirmation: changing.resendConfirmation.handler(async ({ context, input }) => {
    await resendMemberConfirmation(context, input)
    return {}
  }),
  endSessions: changing.endSessions.handler(async ({ context, input }) => {
    await endMemberSessions(context, input)
    return {}
  }),
  sendReset: changing.sendReset.handler(async ({ context, input }) => {
    await sendMemberReset(context, input)
    return {}
  }),
  resetFactor: changing.resetFactor.handler(async ({ context, input }) => {
    await resetMemberFactor(context, input)
    return {}
  }),

  startBulk: changing.startBulk.handler(({ context, input }) => startBulk(context, input)),
  bulk: changing.bulk.handler(({ context: { services, actor }, input }) => ownBulk(services, actor, input.id)),
  stopBulk: changing.stopBulk.handler(({ context: { services, actor }, input }) => stopBulk(services, actor, input.id)),
  exportFile: changing.exportFile.handler(({ context: { services, actor, request }, input }) =>
    exportMembers(services.database.kysely, actor, input.id, request.language),
  ),
}
