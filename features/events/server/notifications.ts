import { type NewNotification, notificationKind } from '#platform/server/notification-kind.ts'
import { attendeesPath, eventPath } from '../paths.ts'
import { hasPlace } from './attendance.ts'
import { mailTexts } from './mail-texts.ts'
import { type Told, type ToldOfChange, eventsHostedBy, messagesTo, registrations, thoseWhoGo } from './notification-queries.ts'
import { whenInText } from './when.ts'
import { placeInText } from './where.ts'

const keyOf = (about: string, { event_id, member_id }: Pick<Told, 'event_id' | 'member_id'>) => `${about} ${event_id} ${member_id}`
const partsOf = (key: string) => {
  const [, event_id = '', member_id = ''] = key.split(' ')
  return { event_id, member_id }
}

/** Notifies attendees, and others who host it, of a new time or location, or that an event takes place after all. */
export const eventChanged = notificationKind({
  name: 'events.changed',
  type: 'events',
  priority: 'high',
  toast: { .../*i18n*/ { id: 'notification.eventChangedToast', message: 'An event has changed' } },
  on: ['event.changed'],

  async notify(tx, events) {
    const idsIf = (is: 'isMoved' | 'isBack') => events.flatMap(({ payload }) => (payload[is] ? [payload.event_id] : []))
    const [moved, back] = [new Set(idsIf('isMoved')), new Set(idsIf('isBack'))]
    const changed = events.map(({ payload }) => payload).filter(({ isMoved, isElsewhere, isBack }) => isMoved || isElsewhere || isBack)
    return (await thoseWhoGo(tx, changed)).flatMap((each) => {
      const isBack = back.has(each.event_id)
      // If it was cancelled again since, that notification stays.
      if (isBack && each.status !== 'scheduled') return []
      const news = {
        user_id: each.member_id,
        key: keyOf(isBack ? 'back' : 'changed', each),
        title: { ...changeOf(isBack, moved.has(each.event_id)), parameters: { event: each.title } },
        description: isBack || moved.has(each.event_id) ? whenInText(each) : placeInText(each),
        target: eventPath(each.event_id),
        actor_id: each.actor_id,
        count: 1,
      }
      return isBack ? [news, { user_id: each.member_id, key: keyOf('cancelled', each), retracts: 0 }] : [news]
    })
  },

  mail: {
    after: 'a while',
    async compose(reader, userId, key, { say }) {
      const [each] = await thoseWhoGo(reader, [partsOf(key)], userId)
      // If it was cancelled or hidden since, another email tells of that.
      if (each?.status !== 'scheduled') return undefined
      const now = { event: each.title, when: whenInText(each), place: placeInText(each) }
      const [subject, paragraph] = changedTextsOf(key, Boolean(now.place))
      return {
        subject: say(subject, { event: each.title }),
        paragraphs: [say(paragraph, now)],
        button: { label: say(mailTexts.open), target: eventPath(each.event_id) },
      }
    },
  },
})

function changeOf(isBack: boolean, isMoved: boolean) {
  if (isBack) return /*i18n*/ { id: 'notification.eventBack', message: '{event} takes place after all' }
  if (isMoved) return /*i18n*/ { id: 'notification.eventMoved', message: '{event} has been rescheduled' }
  return /*i18n*/ { id: 'notification.eventElsewhere', message: '{event} has a new location' }
}

/** The subject and the text of the email. */
function changedTextsOf(key: string, saysWhere: boolean) {
  if (key.startsWith('back ')) return [mailTexts.back, saysWhere ? mailTexts.isBackAt : mailTexts.isBack] as const
  return [mailTexts.changed, saysWhere ? mailTexts.isNowAt : mailTexts.isNow] as const
}

/** Notifies attendees, and others who host it, of a cancellation. */
export const eventCancelled = notificationKind({
  name: 'events.cancelled',
  type: 'events',
  priority: 'high',
  toast: { .../*i18n*/ { id: 'notification.eventCancelledToast', message: 'An event was cancelled' } },
  on: ['event.cancelled'],

  async notify(tx, events) {
    return (
      (
        await thoseWhoGo(
          tx,
          events.map(({ payload }) => payload),
        )
      )
        // One that a source has again by now is on.
        .filter(({ status }) => status !== 'scheduled')
        .flatMap((each) => [
          {
            user_id: each.member_id,
            key: keyOf('cancelled', each),
            title: {
              .../*i18n*/ { id: 'notification.eventCancelled', message: '{event} was cancelled' },
              parameters: { event: each.title },
            },
            description: each.cancel_reason || whenInText(each),
            target: eventPath(each.event_id),
            actor_id: each.actor_id,
            count: 1,
          },
          { user_id: each.member_id, key: keyOf('back', each), retracts: 0 },
        ])
    )
  },

  mail: {
    after: 'at once',
    async compose(reader, userId, key, { say }) {
      const [each] = await thoseWhoGo(reader, [partsOf(key)], userId)
      if (!each || !willNotTakePlace(each)) return undefined
      return {
        subject: say(mailTexts.cancelled, { event: each.title }),
        paragraphs: [
          say(mailTexts.doesNotTakePlace, { event: each.title, when: whenInText(each) }),
          ...(each.cancel_reason ? [say(mailTexts.hostWrites, { reason: each.cancel_reason })] : []),
        ],
        button: { label: say(mailTexts.open), target: eventPath(each.event_id) },
      }
    },
  },
})

/** Also one that operators removed; of what a source no longer has, only the notification tells. */
const willNotTakePlace = ({ status, host_id }: ToldOfChange) => status === 'cancelled' || (status === 'retired' && host_id !== null)

/** Notifies those who registered, and co-hosts, that operators have hidden an event, or show it again. */
export const eventHidden = notificationKind({
  name: 'events.hidden',
  type: 'events',
  priority: 'high',
  toast: { .../*i18n*/ { id: 'notification.eventHiddenToast', message: 'The operators decided about an event' } },
  on: ['event.hidden', 'event.restored'],

  async notify(tx, events) {
    const told = await thoseWhoGo(
      tx,
      events.map(({ payload }) => payload),
    )
    // The host is told of the decision itself.
    const others = told.filter(({ member_id, host_id }) => member_id !== host_id)
    return others.map((each) => ({
      user_id: each.member_id,
      key: keyOf('hidden', each),
      title: {
        ...(each.status === 'hidden'
          ? /*i18n*/ { id: 'notification.eventHidden', message: 'The operators have hidden {event}, so it may not take place' }
          : /*i18n*/ { id: 'notification.eventRestored', message: 'The operators show {event} again. All registrations were kept' }),
        parameters: { event: each.title },
      },
      description: whenInText(each),
      target: eventPath(each.event_id),
      actor_id: null,
      count: 1,
    }))
  },

  mail: {
    after: 'at once',
    async compose(reader, userId, key, { say }) {
      const [each] = await thoseWhoGo(reader, [partsOf(key)], userId)
      if (each?.status !== 'hidden' && each?.status !== 'scheduled') return undefined
      const [subject, paragraph] =
        each.status === 'hidden' ? [mailTexts.hidden, mailTexts.hiddenBy] : [mailTexts.restored, mailTexts.restoredBy]
      return {
        subject: say(subject, { event: each.title }),
        paragraphs: [say(paragraph, { event: each.title, when: whenInText(each) })],
        button: { label: say(mailTexts.open), target: eventPath(each.event_id) },
      }
    },
  },
})

/** Notifies members who waited for a place or for the host's answer. */
export const placeGiven = notificationKind({
  name: 'events.place',
  type: 'events',
  priority: 'high',
  toast: { .../*i18n*/ { id: 'notification.placeToast', message: 'Your registration was updated' } },
  on: ['event.attendance'],

  async notify(tx, events) {
    const byOthers = events
      .map(({ payload }) => payload)
      .filter(({ actor_id, member_id }) => actor_id !== member_id)
      // A check-in, or undoing one, changes nothing about their place.
      .filter(({ had_place, status }) => !(had_place && hasPlace(status)))
    const hosts = new Map(byOthers.map(({ event_id, member_id, actor_id }) => [keyOf('', { event_id, member_id }), actor_id]))
    return (await registrations(tx, byOthers)).flatMap((each) => {
      const title = titleOf(each)
      if (!title) return []
      return {
        user_id: each.member_id,
        key: keyOf('place', each),
        title,
        description: whenInText(each),
        target: eventPath(each.event_id),
        actor_id: hosts.get(keyOf('', each)) ?? null,
        count: 1,
      }
    })
  },

  mail: {
    after: 'at once',
    async compose(reader, _userId, key, { say }) {
      const [each] = await registrations(reader, [partsOf(key)])
      if (!each || !titleOf(each)) return undefined
      const given = { event: each.title, when: whenInText(each), place: placeInText(each) }
      const [subject, paragraph] = placeTextsOf(each)
      return {
        subject: say(subject, { event: each.title }),
        paragraphs: [say(paragraph, given)],
        button: { label: say(mailTexts.open), target: eventPath(each.event_id) },
      }
    },
  },
})

function titleOf({ standing, title }: Told) {
  const parameters = { event: title }
  if (standing === 'registered')
    return { .../*i18n*/ { id: 'notification.placeGiven', message: 'You have a place at {event}' }, parameters }
  if (standing === 'declined')
    return { .../*i18n*/ { id: 'notification.placeDeclined', message: 'The host was unable to offer you a place at {event}' }, parameters }
  if (standing === 'waiting')
    return { .../*i18n*/ { id: 'notification.placeWaiting', message: '{event} is full: you are on the waiting list' }, parameters }
  return undefined
}

/** The subject and the text of the email. */
function placeTextsOf(each: Told) {
  if (each.standing === 'registered') return [mailTexts.place, placeInText(each) ? mailTexts.placeWhenAt : mailTexts.placeWhen] as const
  if (each.standing === 'waiting') return [mailTexts.waiting, mailTexts.isFull] as const
  return [mailTexts.noPlace, mailTexts.couldNot] as const
}

/** Notifies a host of registrations and requests. */
export const registrationReceived = notificationKind({
  name: 'events.registration',
  type: 'events',
  priority: 'medium',
  toast: { .../*i18n*/ { id: 'notification.registrationToast', message: 'New registration for your event' } },
  on: ['event.attendance'],

  async notify(tx, events) {
    const own = events.map(({ payload }) => payload).filter(({ actor_id, member_id }) => actor_id === member_id)
    return (await registrations(tx, own)).flatMap((each) => {
      if (!each.host_id || !['registered', 'requested', 'waiting'].includes(each.standing)) return []
      const isAsked = each.standing === 'requested'
      return {
        user_id: each.host_id,
        key: `registration ${each.event_id} ${isAsked ? 'asked' : 'came'}`,
        title: {
          ...(isAsked
            ? /*i18n*/ { id: 'notification.registrationAsked', message: '{name} would like to attend {event}' }
            : /*i18n*/ { id: 'notification.registrationCame', message: '{name} registered for {event}' }),
          parameters: { name: each.full_name, event: each.title },
        },
        description: '',
        target: attendeesPath(each.event_id),
        actor_id: each.member_id,
      }
    })
  },
})

/** Notifies attendees of what the host wrote, unless they muted the event. */
export const messageReceived = notificationKind({
  name: 'events.message',
  type: 'events',
  priority: 'high',
  toast: { .../*i18n*/ { id: 'notification.eventMessageToast', message: 'Message from the host of an event' } },
  on: ['event.messaged'],

  async notify(tx, events) {
    const ids = events.map(({ payload }) => payload.message_id)
    return (await messagesTo(tx, ids)).map((each) => ({
      user_id: each.member_id,
      key: `message ${each.message_id}`,
      title: {
        .../*i18n*/ { id: 'notification.eventMessage', message: '{name} wrote about {event}' },
        parameters: { name: each.full_name, event: each.title },
      },
      description: each.text,
      target: eventPath(each.event_id),
      actor_id: each.author_id,
      count: 1,
    }))
  },

  mail: {
    after: 'at once',
    async compose(reader, userId, key, { say }) {
      const [each] = await messagesTo(reader, [key.slice(key.indexOf(' ') + 1)], userId)
      if (!each) return undefined
      return {
        subject: say(mailTexts.message, { event: each.title }),
        paragraphs: [say(mailTexts.wrote, { name: each.full_name, event: each.title }), each.text],
        button: { label: say(mailTexts.open), target: eventPath(each.event_id) },
      }
    },
  },
})

/** Notifies people of an organisation of events that a colleague hosted before them. */
export const eventHandedOver = notificationKind({
  name: 'events.handedOver',
  type: 'events',
  priority: 'medium',
  toast: { .../*i18n*/ { id: 'notification.eventHandedOverToast', message: 'You host another event' } },
  on: ['event.handedOver'],

  async notify(tx, events) {
    const told: NewNotification[] = []
    for (const { payload } of events) {
      for (const event of await eventsHostedBy(tx, payload.host_id, payload.event_ids)) {
        told.push({
          user_id: payload.host_id,
          key: `hosting ${event.id}`,
          title: {
            .../*i18n*/ { id: 'notification.eventHandedOver', message: 'You are now the host of {event}' },
            parameters: { event: event.title },
          },
          description: whenInText(event),
          target: eventPath(event.id),
          actor_id: null,
          count: 1,
        })
      }
    }
    return told
  },
})
