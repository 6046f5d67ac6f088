import { type NewNotification, type Retraction, notificationKind } from '#platform/server/notification-kind.ts'
import { organisationVerificationPath } from '../paths.ts'
import { mailTexts } from './mail-texts.ts'
import { managersOf } from './people-queries.ts'
import { organisationById } from './queries.ts'
import { verifiedDomain } from './verification-queries.ts'

const keyOf = (organisationId: string) => `organisation verification ${organisationId}`

/** Warns owners and admins when the monthly check of the verification fails, and tells them when the badge is gone. */
export const verificationFailed = notificationKind({
  name: 'organisations.verificationFailed',
  type: 'profiles',
  priority: 'medium',
  toast: { .../*i18n*/ { id: 'notification.organisationNews', message: 'News from your organisation' } },
  on: ['organisation.verificationChecked'],

  async notify(tx, events) {
    const told: (NewNotification | Retraction)[] = []
    const latest = new Map(events.map(({ payload }) => [payload.organisation_id, payload.outcome]))
    for (const [organisation_id, outcome] of latest) {
      const key = keyOf(organisation_id)
      const organisation = await organisationById(tx, organisation_id)
      if (!organisation) continue
      for (const user_id of await managersOf(tx, organisation_id)) {
        if (outcome === 'settled') told.push({ user_id, key, retracts: 0 })
        else
          told.push({
            user_id,
            key,
            title: { ...titles[outcome], parameters: { organisation: organisation.name } },
            description: '',
            target: organisationVerificationPath(organisation.slug),
            actor_id: null,
            count: 1,
          })
      }
    }
    return told
  },

  mail: {
    after: 'a while',
    async compose(reader, userId, key, { say }) {
      const id = key.slice(key.lastIndexOf(' ') + 1)
      // They may not manage it any more.
      if (!(await managersOf(reader, id)).includes(userId)) return undefined
      const organisation = await organisationById(reader, id)
      if (!organisation) return undefined
      const domain = await verifiedDomain(reader, id)
      const facts = { organisation: organisation.name, domain: domain ?? '' }
      return {
        subject: say(domain ? mailTexts.verificationFailing : mailTexts.verificationLost, facts),
        paragraphs: [say(domain ? mailTexts.verificationHowToKeep : mailTexts.verificationHowToRegain, facts)],
        button: { label: say(mailTexts.checkVerification), target: organisationVerificationPath(organisation.slug) },
      }
    },
  },
})

const titles = {
  failing: /*i18n*/ { id: 'notification.organisationVerificationFailing', message: 'Verification check failed for {organisation}' },
  lost: /*i18n*/ { id: 'notification.organisationVerificationLost', message: '{organisation} is no longer verified' },
} as const
