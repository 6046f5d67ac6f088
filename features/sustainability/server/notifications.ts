import { sql } from 'kysely'
import type { ServerText } from '#platform/contract.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { withCompany } from '#platform/server/mail/index.ts'
import { type NewNotification, type Retraction, notificationKind } from '#platform/server/notification-kind.ts'
import type { Say } from '#platform/server/texts.ts'
import { members } from '#features/members/server/index.ts'
import { organisations, peopleOf } from '#features/organisations/server/index.ts'
import { frameworkNames } from '../framework-names.ts'
import { ownRequestsPath, readersPath, sustainabilityPath } from '../paths.ts'
import { mailTexts } from './mail-texts.ts'
import { type RequestRow, isBy, requestById } from './request-queries.ts'

interface Asked {
  request: RequestRow
  organisation: { name: string; slug: string }
  by: { full_name: string; company_name: string }
}

/** A request with what a sentence about it names; undefined if anything of it is gone. */
async function askedFor(reader: Reader, requestId: string): Promise<Asked | undefined> {
  const request = await requestById(reader, requestId)
  const organisation = request && (await organisationNamed(reader, request.organisation_id))
  const by = request && (await memberNamed(reader, request.asked_by))
  return request && organisation && by && { request, organisation, by }
}

const organisationNamed = (reader: Reader, id: string) =>
  reader
    .selectFrom(organisations.as('o'))
    .select(['o.name', 'o.slug'])
    .where('o.id', '=', id)
    .where('o.merged_into', 'is', null)
    .executeTakeFirst()

const memberNamed = (reader: Reader, id: string) =>
  reader.selectFrom(members.as('u')).select(['u.full_name', 'u.company_name']).where('u.id', '=', id).executeTakeFirst()

async function decidersOf(reader: Reader, organisationId: string): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`
    select p.member_id from ${peopleOf(sql`${organisationId}::uuid`, 'edit')} p order by p.member_id`.execute(reader)
  return rows.map(({ member_id }) => member_id)
}

const factsOf = ({ request, organisation, by }: Asked, say: Say) => ({
  name: by.full_name,
  who: withCompany(say, { name: by.full_name, company: by.company_name }),
  organisation: organisation.name,
  year: String(request.year),
  framework: say(frameworkNames[request.framework]),
})

const requestKey = (id: string) => `sustainability request ${id}`
const idIn = (key: string) => key.slice(key.lastIndexOf(' ') + 1)

/** Notifies owners and admins of requests for answers, and again when one is due. */
export const answersRequested = notificationKind({
  name: 'sustainability.asked',
  type: 'profiles',
  priority: 'high',
  toast: { .../*i18n*/ { id: 'notification.newSustainabilityRequest', message: 'New request for sustainability answers' } },
  on: ['sustainability.asked', 'sustainability.requestDue', 'sustainability.requestSettled'],

  async notify(tx, events) {
    const told: (NewNotification | Retraction)[] = []
    const latest = new Map(events.map((event) => [event.payload.request_id, event]))
    for (const [requestId, { type, payload }] of latest) {
      const asked = await askedFor(tx, requestId)
      const isOpen = asked?.request.state === 'open' && type !== 'sustainability.requestSettled'
      for (const user_id of await decidersOf(tx, payload.organisation_id)) {
        if (!isOpen) told.push({ user_id, key: requestKey(requestId), retracts: 0 })
        else {
          told.push({
            user_id,
            key: requestKey(requestId),
            title: { ...titles[type === 'sustainability.requestDue' ? 'due' : 'asked'], parameters: titleFacts(asked) },
            description: asked.request.note,
            target: readersPath(asked.organisation.slug),
            actor_id: asked.request.asked_by,
            count: 1,
          })
        }
      }
    }
    return told
  },

  mail: {
    after: 'a while',
    async compose(reader, userId, key, { say, locale }) {
      const asked = await askedFor(reader, idIn(key))
      if (asked?.request.state !== 'open') return undefined
      // They may not decide any more.
      if (!(await decidersOf(reader, asked.request.organisation_id)).includes(userId)) return undefined
      const { due_on, reminded_at, note } = asked.request
      const day = due_on && new Date(`${due_on}T00:00Z`).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })
      const facts = { ...factsOf(asked, say), day: day ?? '' }
      const isReminder = day !== null && reminded_at !== null
      return {
        subject: say(isReminder ? mailTexts.due : mailTexts.asked, facts),
        paragraphs: isReminder
          ? [say(mailTexts.dueText, facts)]
          : [say(mailTexts.askedFor, facts), ...(day ? [say(mailTexts.askedUntil, facts)] : []), ...(note ? [note] : [])],
        button: { label: say(mailTexts.answerRequest), target: readersPath(asked.organisation.slug) },
      }
    },
  },
})

const titleFacts = ({ by, organisation }: Asked): NonNullable<ServerText['parameters']> => ({
  name: by.full_name,
  organisation: organisation.name,
})

const titles = {
  asked: /*i18n*/ {
    id: 'notification.sustainabilityAsked',
    message: '{name} asks {organisation} for its sustainability answers',
  },
  due: /*i18n*/ {
    id: 'notification.sustainabilityDue',
    message: '{name} waits for the sustainability answers of {organisation}',
  },
} as const

/** Notifies who asked of the answer to their request, and of access that was taken back, unless they have left the organisation. */
export const requestAnswered = notificationKind({
  name: 'sustainability.answered',
  type: 'profiles',
  priority: 'medium',
  toast: { .../*i18n*/ { id: 'notification.sustainabilityAnswered', message: 'Reply to your request for answers' } },
  on: ['sustainability.requestSettled'],

  async notify(tx, events) {
    const told: (NewNotification | Retraction)[] = []
    for (const { payload } of events) {
      const asked = await askedFor(tx, payload.request_id)
      if (!asked || payload.outcome === 'withdrawn') continue
      if (!(await isBy(tx, asked.request, asked.request.asked_by))) continue
      told.push({
        user_id: asked.request.asked_by,
        key: requestKey(payload.request_id),
        title: { ...outcomes[payload.outcome], parameters: { organisation: asked.organisation.name } },
        description: asked.request.reason,
        target: payload.outcome === 'granted' ? sustainabilityPath(asked.organisation.slug) : ownRequestsPath(),
        // Without a name: the answer is the organisation's.
        actor_id: null,
        count: 1,
      })
    }
    return told
  },

  mail: {
    after: 'a while',
    async compose(reader, userId, key, { say }) {
      const asked = await askedFor(reader, idIn(key))
      if (!asked || !(await isBy(reader, asked.request, userId))) return undefined
      if (asked.request.state !== 'granted' && asked.request.state !== 'declined') return undefined
      const facts = factsOf(asked, say)
      if (asked.request.state === 'granted') {
        return {
          subject: say(mailTexts.granted, facts),
          paragraphs: [say(mailTexts.grantedText, facts)],
          button: { label: say(mailTexts.read), target: sustainabilityPath(asked.organisation.slug) },
        }
      }
      const { reason } = asked.request
      return {
        subject: say(mailTexts.declined, facts),
        paragraphs: [say(mailTexts.declinedText, facts), ...(reason ? [reason] : [])],
        button: { label: say(mailTexts.openRequests), target: ownRequestsPath() },
      }
    },
  },
})

const outcomes = {
  granted: /*i18n*/ { id: 'notification.sustainabilityGranted', message: '{organisation} shares its sustainability answers with you' },
  declined: /*i18n*/ {
    id: 'notification.sustainabilityDeclined',
    message: '{organisation} declined your request for sustainability answers',
  },
  ended: /*i18n*/ {
    id: 'notification.sustainabilityEnded',
    message: '{organisation} no longer shares its sustainability answers with you',
  },
} as const

/** Notifies owners and admins of answers that readers confirmed, and of those that lost what they rested on. */
export const answerStateChanged = notificationKind({
  name: 'sustainability.stateChanged',
  type: 'profiles',
  priority: 'low',
  toast: { .../*i18n*/ { id: 'notification.sustainabilityNews', message: 'News about your sustainability answers' } },
  on: ['sustainability.confirmed', 'sustainability.stateFell'],

  async notify(tx, events) {
    const told: (NewNotification | Retraction)[] = []
    for (const { type, payload } of events) {
      const organisation = await organisationNamed(tx, payload.organisation_id)
      if (!organisation) continue
      const by = payload.by === null ? undefined : await memberNamed(tx, payload.by)
      const isConfirmed = type === 'sustainability.confirmed'
      if (isConfirmed && !by) continue
      for (const user_id of await decidersOf(tx, payload.organisation_id)) {
        told.push({
          user_id,
          key: `sustainability ${isConfirmed ? 'confirmed' : 'fell'} ${payload.organisation_id}`,
          title: isConfirmed
            ? {
                .../*i18n*/ { id: 'notification.sustainabilityConfirmed', message: '{name} confirmed an answer of {organisation}' },
                parameters: { name: by?.full_name ?? '', organisation: organisation.name },
              }
            : {
                .../*i18n*/ {
                  id: 'notification.sustainabilityFell',
                  message: 'An answer of {organisation} has lost evidence or a confirmation',
                },
                parameters: { organisation: organisation.name },
              },
          description: '',
          target: sustainabilityPath(organisation.slug),
          actor_id: payload.by,
        })
      }
    }
    return told
  },
})
