import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Actor } from '#platform/server/http/context.ts'
import { mailTexts as commonTexts } from '#platform/server/mail/index.ts'
import { mailFailureOf } from '#platform/server/mail/mail-failure.ts'
import type { Services } from '#platform/server/services.ts'
import { spend } from '#platform/server/spend.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { withTimeout } from '#platform/server/with-timeout.ts'
import { siteUrlOf } from '#platform/server/site-url.ts'
import { members } from '#features/members/server/index.ts'
import { recordAct } from '#features/operators/server/index.ts'
import { healthPath } from '../paths.ts'
import { mailTexts } from './mail-texts.ts'
import { checkedWithin } from './run-check.ts'

const act = /*i18n*/ { id: 'act.health.testMail', message: 'Sent a test email to themselves' }
const inTenMinutes = new RateLimiterMemory({ points: 5, duration: 600 })

interface TestMail {
  outcome: 'sent' | 'saved' | 'trying' | 'failed'
  reason?: string
}

class Late extends Error {}

/** Sends an email to an operator right away, so that they see the mail server's response. @throws Refusal tooManyRequests */
export async function sendTestMail(services: Services, actor: Actor): Promise<TestMail> {
  await spend(inTenMinutes, actor.id)
  const { database, mail, site } = services
  const { email, full_name, language } = await database.kysely
    .selectFrom(members.as('u'))
    .select(['u.email', 'u.full_name', 'u.language'])
    .where('u.id', '=', actor.id)
    .executeTakeFirstOrThrow()
  const { say, ...speaker } = speakerIn(language)
  const name = await site.name()
  await database.transaction((tx) => recordAct(tx, actor.id, act, ''))
  const url = siteUrlOf(services) + healthPath()
  const sending = mail.send({
    to: email,
    language: speaker.language,
    subject: say(mailTexts.subject, { site: name }),
    paragraphs: [say(commonTexts.helloName, { name: full_name }), say(mailTexts.works)],
    button: { label: say(mailTexts.button), url },
    footnote: say(mailTexts.because, { site: name }),
  })
  try {
    await withTimeout(checkedWithin, sending, new Late())
    return { outcome: mail.outbox ? 'saved' : 'sent' }
  } catch (error) {
    if (error instanceof Late) {
      sending.catch(() => {})
      return { outcome: 'trying' }
    }
    services.log.warn({ err: error }, 'a test email could not be sent')
    return { outcome: 'failed', reason: mailFailureOf(error) }
  }
}
