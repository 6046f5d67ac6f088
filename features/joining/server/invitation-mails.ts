import type { Tx } from '#platform/server/database/index.ts'
import { type Job, job, retriesOfADay } from '#platform/server/jobs/index.ts'
import { mailTexts as commonTexts } from '#platform/server/mail/index.ts'
import { isUndeliverable } from '#platform/server/mail/mail-failure.ts'
import type { Services } from '#platform/server/services.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { siteUrlOf } from '#platform/server/site-url.ts'
import { languageOf } from '#features/members/server/index.ts'
import { days } from '../limits.ts'
import { invitationLink, refuseInvitationsPath } from '../paths.ts'
import { addressHasher } from './address-hash.ts'
import { deleteToken, insertToken, markFailed, markSent, queuedInvitation, refusedAmong } from './invitation-queries.ts'
import { mailTexts } from './mail-texts.ts'
import { newToken, tokenHashOf } from './token-hash.ts'

const invitationJob = 'joining.mailInvitation'

export const queueInvitations = ({ jobs }: Services, tx: Tx, ids: readonly string[]): Promise<void> =>
  jobs.queueAll(
    invitationJob,
    ids.map((invitation_id) => ({ payload: { invitation_id } })),
    { tx },
  )

/** Mails an invitation with a link of its own, so that earlier ones keep working. */
export const mailInvitation = (services: Services): Job =>
  job<{ invitation_id: string }>({
    name: invitationJob,
    retries: retriesOfADay,
    atOnce: 10,
    async run({ invitation_id }) {
      const { kysely } = services.database
      const invitation = await queuedInvitation(kysely, invitation_id)
      if (!invitation?.email) return
      const hash = await addressHasher(kysely)
      if ((await refusedAmong(kysely, [hash(invitation.email)])).length > 0) return markFailed(kysely, invitation.id)
      const spoken = invitation.language ?? (invitation.created_by ? await languageOf(kysely, invitation.created_by) : null)
      const { language, say } = speakerIn(spoken)
      const site = await services.site.name()
      const token = newToken()
      const noMore = siteUrlOf(services) + refuseInvitationsPath(token)
      await insertToken(kysely, invitation.id, tokenHashOf(token))
      try {
        await services.mail.send({
          to: invitation.email,
          language,
          subject: say(mailTexts.invited, { site }),
          paragraphs: [
            invitation.full_name ? say(commonTexts.helloName, { name: invitation.full_name }) : say(commonTexts.hello),
            invitation.inviter ? say(mailTexts.invitedBy, { name: invitation.inviter, site }) : say(mailTexts.invitedByNobody, { site }),
            ...(invitation.group_name ? [say(mailTexts.invitedGroup, { group: invitation.group_name })] : []),
            say(mailTexts.invitedHow, { days: days.invitation }),
          ],
          button: { label: say(mailTexts.invitedButton), url: invitationLink(siteUrlOf(services), token) },
          footnote: say(mailTexts.invitedNote, { site, days: days.invitationKept }),
          footnoteLinks: [{ label: say(mailTexts.noMore), url: noMore }],
          unsubscribeUrl: noMore,
        })
      } catch (error) {
        await deleteToken(kysely, tokenHashOf(token))
        if (isUndeliverable(error)) return markFailed(kysely, invitation.id)
        throw error
      }
      await markSent(kysely, invitation.id)
    },
    givenUp: ({ invitation_id }) => markFailed(services.database.kysely, invitation_id),
  })
