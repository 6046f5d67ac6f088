import { implement } from '@orpc/server'
import type { Reader } from '#platform/server/database/index.ts'
import { type RequestContext, signedIn } from '#platform/server/http/context.ts'
import { presentPage } from '#platform/server/paging.ts'
import { servePicture } from '#platform/server/pictures/serve-picture.ts'
import { briefsById, presentBrief } from '#features/members/server/index.ts'
import { eventsContract } from '../contract.ts'
import { eventFor } from './access.ts'
import { ownStanding } from './attendance.ts'
import { answerRequest, checkIn, countRequests, listAttendees } from './attendees.ts'
import { acceptCoHosting, coHostsOf, inviteCoHost, listCoHosts, removeCoHost } from './co-hosts.ts'
import { daysOf, eventsOfDay } from './calendar.ts'
import { featuredEvents, findEvents } from './find-events.ts'
import { connectionsAt, eventsOfConnection, listGoing } from './going.ts'
import { listHistory, listHosted } from './history.ts'
import { cancelEvent, changeEvent, postEvent } from './host-event.ts'
import { noteInteraction } from './interactions.ts'
import { preferencesOf, savePreferences, showAttendance } from './preferences.ts'
import { listMessages, muteMessages, sendMessage } from './messages.ts'
import { describePicture, putPicture, requirePicture, uploadPicture } from './pictures.ts'
import { permissionsFor } from './permissions.ts'
import { cardsFor, presentAttendee, presentEvent, presentMessage } from './present.ts'
import { type CardRow, cardsInOrder } from './queries.ts'
import { dismiss, recommendationsFor } from './recommendation.ts'
import { listOfGroup } from './group-events.ts'
import { listOfOrganisation } from './organisation-events.ts'
import { otherDates } from './series.ts'
import { eventsToday } from './today.ts'
import { checkInTicket } from './tickets.ts'
import { register, unregister } from './register.ts'

const open = implement(eventsContract).$context<RequestContext>()
const api = open.use(signedIn)

const mostRecommended = 10
const mostOfMember = 5

/** Presents rows as cards, without paging. */
async function cardsOf(reader: Reader, viewer: string, rows: readonly CardRow[]) {
  return rows.map(await cardsFor(reader, viewer, rows))
}

export const eventsHandlers = {
  days: api.days.handler(async ({ context: { actor, services }, input: { from, days, each, ...viewed } }) => ({
    items: await daysOf(services.database.kysely, { viewer: actor.id, ...viewed }, { from, days, each }),
  })),

  day: api.day.handler(async ({ context: { actor, services }, input: { date, zone, category, ...request } }) => {
    const reader = services.database.kysely
    const page = await eventsOfDay(reader, { viewer: actor.id, zone, category }, date, request)
    return presentPage(page, await cardsFor(reader, actor.id, page.items))
  }),

  find: api.find.handler(async ({ context: { actor, services }, input }) => {
    const reader = services.database.kysely
    const page = await findEvents(reader, actor.id, input)
    return presentPage(page, await cardsFor(reader, actor.id, page.items))
  }),

  featured: api.featured.handler(async ({ context: { actor, services } }) => {
    const reader = services.database.kysely
    return { items: await cardsOf(reader, actor.id, await featuredEvents(reader, actor.id)) }
  }),

  recommended: api.recommended.handler(async ({ context: { actor, services } }) => {
    const reader = services.database.kysely
    const found = await recommendationsFor(reader, actor.id, mostRecommended)
    const ids = found.map(({ id }) => id)
    const cards = await cardsOf(reader, actor.id, await cardsInOrder(reader, actor.id, ids))
    const byId = new Map(found.map((each) => [each.id, each]))
    return { items: cards.map((event) => ({ event, score: byId.get(event.id)?.score ?? 0, reasons: byId.get(event.id)?.reasons ?? [] })) }
  }),

  dismiss: api.dismiss.handler(async ({ context: { actor, services }, input: { id, isDismissed } }) => {
    await dismiss(services, actor, id, isDismissed)
    return {}
  }),

  ofMember: api.ofMember.handler(async ({ context: { actor, services }, input }) => {
    const reader = services.database.kysely
    return { items: await cardsOf(reader, actor.id, await eventsOfConnection(reader, actor.id, input.id, mostOfMember)) }
  }),

  get: api.get.handler(async ({ context: { actor, services }, input: { id } }) => {
    const reader = services.database.kysely
    const row = await eventFor(reader, actor, id)
    const host = row.sees_host ? row.user_id : null
    const can = permissionsFor(row, actor.id, row)
    const [hosts, own, connectionsOf, coHostsBy, requests] = await Promise.all([
      host ? briefsById(reader, [host]) : undefined,
      ownStanding(reader, id, actor.id),
      connectionsAt(reader, actor.id, [id]),
      coHostsOf(reader, actor.id, [id]),
      can.read ? countRequests(reader, actor.id, id) : 0,
    ])
    return presentEvent(row, {
      viewer: actor.id,
      host: (host && hosts?.get(host)) || null,
      can,
      standing: own.attendance_status,
      answers: own.answers ?? {},
      connections: connectionsOf(id),
      co_hosts: coHostsBy(id),
      requests,
      is_muted: own.is_muted ?? false,
      ticket: own.ticket,
      askAttendance: own.shows_attendance === null,
    })
  }),

  dates: api.dates.handler(async ({ context: { actor, services }, input: { id } }) => {
    const reader = services.database.kysely
    const event = await eventFor(reader, actor, id)
    return { items: event.series_id === null ? [] : await cardsOf(reader, actor.id, await otherDates(reader, actor.id, event)) }
  }),

  going: api.going.handler(async ({ context: { actor, services }, input: { id, ...request } }) => {
    const reader = services.database.kysely
    await eventFor(reader, actor, id)
    return presentPage(await listGoing(reader, actor.id, id, request), presentBrief)
  }),

  hosted: api.hosted.handler(async ({ context: { actor, services }, input }) => {
    const reader = services.database.kysely
    const page = await listHosted(reader, actor.id, input)
    return presentPage(page, await cardsFor(reader, actor.id, page.items))
  }),

  ofOrganisation: api.ofOrganisation.handler(async ({ context: { actor, services }, input: { id, ...request } }) => {
    const reader = services.database.kysely
    const page = await listOfOrganisation(reader, actor.id, id, request)
    return presentPage(page, await cardsFor(reader, actor.id, page.items))
  }),

  ofGroup: api.ofGroup.handler(async ({ context: { actor, services }, input: { id, ...request } }) => {
    const reader = services.database.kysely
    const page = await listOfGroup(reader, actor.id, id, request)
    return presentPage(page, await cardsFor(reader, actor.id, page.items))
  }),

  post: api.post.handler(async ({ context: { actor, services }, input }) => {
    await postEvent(services, actor, input)
    return { id: input.id }
  }),

  change: api.change.handler(async ({ context: { actor, services }, input }) => {
    await changeEvent(services, actor, input)
    return {}
  }),

  cancel: api.cancel.handler(async ({ context: { actor, services }, input }) => {
    await cancelEvent(services, actor, input)
    return {}
  }),

  register: api.register.handler(async ({ context: { actor, services }, input: { id, answers } }) => ({
    status: await register(services, actor, id, answers),
  })),

  unregister: api.unregister.handler(async ({ context: { actor, services }, input }) => {
    await unregister(services, actor, input.id)
    return {}
  }),

  interact: api.interact.handler(async ({ context: { actor, services }, input: { id, interaction_type } }) => {
    await noteInteraction(services, actor, id, interaction_type)
    return {}
  }),

  attendees: api.attendees.handler(async ({ context: { actor, services }, input }) =>
    presentPage(await listAttendees(services.database.kysely, actor, input), presentAttendee),
  ),

  answerRequest: api.answerRequest.handler(async ({ context: { actor, services }, input }) => {
    await answerRequest(services, actor, input)
    return {}
  }),

  checkIn: api.checkIn.handler(async ({ context: { actor, services }, input }) => {
    await checkIn(services, actor, input)
    return {}
  }),

  checkInTicket: api.checkInTicket.handler(async ({ context: { actor, services }, input: { id, code } }) => {
    const { holder, before } = await checkInTicket(services, actor, id, code)
    return { member: presentBrief(holder), before: before && before.toISOString() }
  }),

  coHosts: api.coHosts.handler(async ({ context: { actor, services }, input }) => ({
    items: await listCoHosts(services, actor, input.id),
  })),

  inviteCoHost: api.inviteCoHost.handler(async ({ context: { actor, services }, input: { id, member_id } }) => {
    await inviteCoHost(services, actor, id, member_id)
    return {}
  }),

  removeCoHost: api.removeCoHost.handler(async ({ context: { actor, services }, input: { id, member_id } }) => {
    await removeCoHost(services, actor, id, member_id)
    return {}
  }),

  acceptCoHosting: api.acceptCoHosting.handler(async ({ context: { actor, services }, input }) => {
    await acceptCoHosting(services, actor, input.id)
    return {}
  }),

  messages: api.messages.handler(async ({ context: { actor, services }, input }) =>
    presentPage(await listMessages(services.database.kysely, actor, input), presentMessage),
  ),

  sendMessage: api.sendMessage.handler(async ({ context: { actor, services }, input: { id, ...message } }) => {
    await sendMessage(services, actor, id, message)
    return {}
  }),

  mute: api.mute.handler(async ({ context: { actor, services }, input: { id, isMuted } }) => {
    await muteMessages(services, actor, id, isMuted)
    return {}
  }),

  today: api.today.handler(async ({ context: { actor, services }, input: { zone } }) => {
    const reader = services.database.kysely
    const rows = await eventsToday(reader, actor.id, zone)
    const cardOf = await cardsFor(reader, actor.id, rows)
    return { items: rows.map((row) => ({ ...cardOf(row), joining: row.joining, isOwn: row.user_id === actor.id })) }
  }),

  history: api.history.handler(async ({ context: { actor, services }, input }) => {
    const reader = services.database.kysely
    const page = await listHistory(reader, actor.id, input)
    return presentPage(page, await cardsFor(reader, actor.id, page.items))
  }),

  preferences: api.preferences.handler(({ context: { actor, services } }) => preferencesOf(services.database.kysely, actor.id)),

  savePreferences: api.savePreferences.handler(async ({ context: { actor, services }, input }) => {
    await savePreferences(services, actor, input)
    return {}
  }),

  showAttendance: api.showAttendance.handler(async ({ context: { actor, services }, input }) => {
    await showAttendance(services, actor, input.shows)
    return {}
  }),

  uploadPicture: api.uploadPicture.handler(async ({ context: { actor, services }, input: { id, file, ...crop } }) => {
    await uploadPicture(services, actor, id, { file, crop })
    return {}
  }),

  describePicture: api.describePicture.handler(async ({ context: { actor, services }, input: { id, alt } }) => {
    await describePicture(services, actor, id, alt)
    return {}
  }),

  removePicture: api.removePicture.handler(async ({ context: { actor, services }, input }) => {
    await putPicture(services, actor, input.id, null)
    return {}
  }),

  pictureFile: open.pictureFile.handler(async ({ context: { actor, request, services }, input }) => {
    const key = `event-pictures/${input.key}`
    await requirePicture(services.database.kysely, actor, key)
    return servePicture(services, key, request, 86_400)
  }),
}
