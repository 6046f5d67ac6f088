import type { Language } from '#platform/language.ts'
import { type Job, job } from '#platform/server/jobs/index.ts'
import { type MailMessage, mailTexts as commonTexts } from '#platform/server/mail/index.ts'
import { isUndeliverable } from '#platform/server/mail/mail-failure.ts'
import type { Services } from '#platform/server/services.ts'
import { type Speaker, speakerIn } from '#platform/server/texts.ts'
import { siteUrlOf } from '#platform/server/site-url.ts'
import { members } from '#features/members/server/index.ts'
import { notificationsPath, unsubscribePath } from '#features/notifications/paths.ts'
import { unsubscribeToken } from '#features/notifications/server/index.ts'
import type { AnnouncementContent, MailPreview } from '../contract.ts'
import { inLanguage, paragraphsOf } from '../in-language.ts'
import { followPath } from '../paths.ts'
import { mailTexts } from './mail-texts.ts'
import { type AnnouncementRow, announcementById } from './queries.ts'

interface Recipient {
  id: string
  email: string
  full_name: string
  language: Language | null
}

/** The contents of an announcement's email. */
export function composeMail(
  { main_language, texts, link }: Pick<AnnouncementContent, 'main_language' | 'texts' | 'link'>,
  { language, say }: Speaker,
  { site, name }: { site: string; name: string },
): MailPreview {
  const { title, text, link_label } = inLanguage(texts, main_language, language)
  return {
    subject: title,
    paragraphs: [say(commonTexts.helloName, { name }), ...paragraphsOf(text)],
    button: link ? link_label || say(mailTexts.more) : null,
    footnote: [say(mailTexts.why, { site }), ...(link ? [say(mailTexts.counted)] : [])].join(' '),
  }
}

async function messageFor(services: Services, announcement: AnnouncementRow, member: Recipient): Promise<MailMessage> {
  const { database, site } = services
  const origin = siteUrlOf(services)
  const speaker = speakerIn(member.language)
  const { language, say } = speaker
  const { button, ...mail } = composeMail(announcement, speaker, { site: await site.name(), name: member.full_name })
  const unsubscribeUrl = origin + unsubscribePath(await unsubscribeToken(database, member.id))
  return {
    ...mail,
    to: member.email,
    language,
    preview: mail.paragraphs[1] ?? '',
    ...(button && { button: { label: button, url: origin + followPath(announcement.token) } }),
    footnoteLinks: [
      { label: say(mailTexts.settings), url: origin + notificationsPath('settings') },
      { label: say(mailTexts.turnOff), url: unsubscribeUrl },
    ],
    unsubscribeUrl,
    record: { memberId: member.id, kind: mailTexts.kind },
    reference: `announcement-${announcement.id}-${member.id}`,
  }
}

/** @returns `later` if the mail server may accept it another time */
export async function mailRecipient(
  services: Services,
  announcement: AnnouncementRow,
  member: Recipient,
): Promise<'sent' | 'failed' | 'later'> {
  const message = await messageFor(services, announcement, member)
  try {
    await services.mail.send(message)
    return 'sent'
  } catch (error) {
    return isUndeliverable(error) ? 'failed' : 'later'
  }
}

const testJob = 'announcements.sendTest'

interface TestMail {
  id: string
  operator_id: string
  language: Language
}

export const queueTest = ({ jobs }: Services, mail: TestMail): Promise<void> => jobs.queue(testJob, mail)

/** Mails an announcement to an operator, marked as a test; its link leads there without being counted. */
export const sendTest = (services: Services): Job =>
  job<TestMail>({
    name: testJob,
    retries: 3,
    atOnce: 5,
    async run({ id, operator_id, language }) {
      const { kysely } = services.database
      const announcement = await announcementById(kysely, id)
      const operator = await kysely
        .selectFrom(members.as('u'))
        .select(['u.id', 'u.email', 'u.full_name'])
        .where('u.id', '=', operator_id)
        .executeTakeFirst()
      if (!announcement || !operator) return
      const { button, reference: _reference, ...message } = await messageFor(services, announcement, { ...operator, language })
      const url = new URL(announcement.link, siteUrlOf(services)).href
      await services.mail.send({
        ...message,
        subject: speakerIn(language).say(mailTexts.test, { title: message.subject }),
        ...(button && { button: { label: button.label, url } }),
      })
    },
  })
