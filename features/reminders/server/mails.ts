import { eventsPath } from '#features/events/paths.ts'
import { isAbsent, members } from '#features/members/server/index.ts'
import { unsubscribePath } from '#features/notifications/paths.ts'
import { unsubscribeToken } from '#features/notifications/server/index.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { mailTexts as commonTexts } from '#platform/server/mail/index.ts'
import type { Services } from '#platform/server/services.ts'
import type { Speaker } from '#platform/server/texts.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { siteUrlOf } from '#platform/server/site-url.ts'
import { mailTexts } from './mail-texts.ts'

interface EventMail {
  subject: string
  preview: string
  paragraphs: string[]
  button: { label: string; target: string }
  footnote: string
  reference: string
}

/**
 * Emails a member about events. Suspended and leaving members get no email; neither do unconfirmed addresses, since the texts come from
 * members.
 * @param compose writes it in the member's language
 * @returns whether it was sent
 */
export async function mailMember(services: Services, memberId: string, compose: (speaker: Speaker) => EventMail): Promise<boolean> {
  const { database, mail } = services
  const member = await database.kysely
    .selectFrom(members.as('u'))
    .select(['u.email', 'u.full_name', 'u.language'])
    .where('u.id', '=', memberId)
    .where('u.email_confirmed', '=', true)
    .where((where) => where.not(isAbsent(where.ref('u.id'))))
    .executeTakeFirst()
  if (!member) return false
  const speaker = speakerIn(member.language)
  const { language, say } = speaker
  const about = compose(speaker)
  const site = siteUrlOf(services)
  const unsubscribeUrl = site + unsubscribePath(await unsubscribeToken(database, memberId))
  await mail.send({
    ...about,
    record: { memberId, kind: mailTexts.kind },
    to: member.email,
    language,
    paragraphs: [say(commonTexts.helloName, { name: member.full_name }), ...about.paragraphs],
    button: { label: about.button.label, url: site + about.button.target },
    footnoteLinks: [
      { label: say(mailTexts.settings), url: site + eventsPath('preferences') },
      { label: say(mailTexts.turnOff), url: unsubscribeUrl },
    ],
    unsubscribeUrl,
  })
  return true
}

/** Whether a member has confirmed their address. */
export async function isConfirmed(reader: Reader, memberId: string): Promise<boolean> {
  const member = await reader.selectFrom(members.as('u')).select('u.email_confirmed').where('u.id', '=', memberId).executeTakeFirst()
  return member?.email_confirmed === true
}
