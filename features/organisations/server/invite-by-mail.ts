import { type Job, job, retriesOfADay } from '#platform/server/jobs/index.ts'
import { mailTexts as commonTexts, withCompany } from '#platform/server/mail/index.ts'
import type { Services } from '#platform/server/services.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { languageOf, members } from '#features/members/server/index.ts'
import { invitationPath } from '../paths.ts'
import { deleteExpired, invitationById, isAddressHiddenFrom } from './invitation-queries.ts'
import { mailTexts } from './mail-texts.ts'
import { organisationById } from './queries.ts'

export const inviteByMailJob = 'organisations.inviteByMail'

/** Emails an invitation to somebody who may have no account, in the language of the person who invited them. */
export const inviteByMail = (services: Services): Job =>
  job<{ id: string; siteUrl: string }>({
    name: inviteByMailJob,
    retries: retriesOfADay,
    async run({ id, siteUrl }) {
      const reader = services.database.kysely
      const invitation = await invitationById(reader, id)
      const organisation = invitation && (await organisationById(reader, invitation.organisation_id))
      const inviter =
        invitation?.invited_by &&
        (await reader
          .selectFrom(members.as('u'))
          .select(['u.full_name', 'u.company_name'])
          .where('u.id', '=', invitation.invited_by)
          .executeTakeFirst())
      if (!invitation?.email || !organisation || organisation.hidden_at || !inviter) return
      // Who blocked the inviter is not written to; the invitation looks sent all the same.
      if (await isAddressHiddenFrom(reader, invitation.email, invitation.invited_by as string)) return
      const { language, say } = speakerIn(await languageOf(reader, invitation.invited_by as string))
      const site = await services.site.name()
      const company = inviter.company_name === organisation.name ? '' : inviter.company_name
      const facts = {
        who: withCompany(say, { name: inviter.full_name, company }),
        name: inviter.full_name,
        organisation: organisation.name,
        site,
      }
      await services.mail.send({
        to: invitation.email,
        language,
        subject: say(mailTexts.invitation, facts),
        paragraphs: [
          say(commonTexts.hello),
          say(mailTexts.invitedBy, facts),
          say(mailTexts.invitationHow, { address: invitation.email, site }),
        ],
        button: { label: say(mailTexts.openInvitation), url: `${siteUrl}${invitationPath(id)}` },
        footnote: say(mailTexts.invitationIgnore),
        reference: `organisation-invitation-${id}`,
      })
    },
  })

/** Deletes expired invitations, also the addresses of people who never came. */
export const forgetInvitations = ({ database }: Services): Job =>
  job({
    name: 'organisations.forgetInvitations',
    retries: 3,
    schedule: '10 3 * * *',
    async run() {
      await deleteExpired(database.kysely)
    },
  })
