import type { Tx } from '#platform/server/database/index.ts'
import type { Actor, RequestContext } from '#platform/server/http/context.ts'
import { askFactorReset, correctAddress, endSessionsBySupport, resendConfirmation, sendReset } from '#features/accounts/server/index.ts'
import { recordAct } from '#features/operators/server/index.ts'
import type { SupportAct } from '../vocabulary.ts'
import { insertAct } from './acts.ts'
import { queueActMail } from './mail-act.ts'
import { requireSupported } from './support-member.ts'

type Context = RequestContext & { actor: Actor }
interface About {
  id: string
  reason: string
}

/**
 * Helps a member: acts, logs it with the reason, and tells the member by email.
 * @param run may return the id of a change that the member can object to
 * @throws Refusal notFound, oneself, colleague, and what `run` throws
 */
async function help(
  { services, actor, request }: Context,
  { id, reason }: About,
  act: keyof typeof actTexts,
  run: (tx: Tx) => Promise<string | undefined | void>,
): Promise<void> {
  await services.database.transaction(async (tx) => {
    const member = await requireSupported(tx, actor, id)
    const change_id = (await run(tx)) ?? undefined
    await recordAct(tx, actor.id, actTexts[act], member.full_name, reason, id)
    const actId = await insertAct(tx, { member_id: id, operator_id: actor.id, act, reason, ...(change_id && { change_id }) })
    await queueActMail(services, tx, { act_id: actId, siteUrl: request.siteUrl })
  })
}

export const correctMemberEmail = (
  context: Context,
  about: About & { email: string; seen: { email: string; waiting: string | null } },
): Promise<void> =>
  help(context, about, 'correctEmail', (tx) =>
    correctAddress(context.services, tx, {
      memberId: about.id,
      email: about.email,
      seen: about.seen,
      siteUrl: context.request.siteUrl,
    }),
  )

export const resendMemberConfirmation = (context: Context, about: About): Promise<void> =>
  help(context, about, 'resendConfirmation', (tx) => resendConfirmation(context.services, tx, about.id, context.request.siteUrl))

export const endMemberSessions = (context: Context, about: About & { session_id: string | null }): Promise<void> =>
  help(context, about, about.session_id === null ? 'endSessions' : 'endSession', (tx) =>
    endSessionsBySupport(context.services, tx, about.id, about.session_id),
  )

export const sendMemberReset = (context: Context, about: About): Promise<void> =>
  help(context, about, 'sendReset', (tx) => sendReset(context.services, tx, about.id, context.request.siteUrl))

export const resetMemberFactor = (context: Context, about: About): Promise<void> =>
  help(context, about, 'resetFactor', (tx) => askFactorReset(context.services, tx, about.id))

/** What operators read about each other. */
const actTexts = {
  correctEmail: { .../*i18n*/ { id: 'act.memberSupport.correctEmail', message: 'Asked {about} to confirm a corrected email address' } },
  resendConfirmation: { .../*i18n*/ { id: 'act.memberSupport.resendConfirmation', message: 'Sent {about} the confirmation email again' } },
  endSession: { .../*i18n*/ { id: 'act.memberSupport.endSession', message: 'Ended a session of {about}' } },
  endSessions: { .../*i18n*/ { id: 'act.memberSupport.endSessions', message: 'Ended all sessions of {about}' } },
  sendReset: { .../*i18n*/ { id: 'act.memberSupport.sendReset', message: 'Sent {about} a link to choose a new password' } },
  resetFactor: { .../*i18n*/ { id: 'act.memberSupport.resetFactor', message: 'Asked for a reset of the second factor of {about}' } },
} satisfies Partial<Record<SupportAct, object>>
