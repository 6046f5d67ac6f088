import { implement } from '@orpc/server'
import { Refusal, problems } from '#platform/problems.ts'
import { type RequestContext, signedIn } from '#platform/server/http/context.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { memberSummary, staffChanging, staffReading } from '#features/members/server/index.ts'
import { announcementsContract } from '../contract.ts'
import { bannerFor, dismissBanner } from './banner.ts'
import { listAnnouncements } from './list.ts'
import { composeMail, queueTest } from './mails.ts'
import { setWantsEmails, wantsEmails } from './preferences.ts'
import { presentAnnouncement } from './present.ts'
import { callOff, endBanner, publishAnnouncement } from './publish.ts'
import { announcementById } from './queries.ts'
import { reachOf } from './segment.ts'
import { continueSending, stopSending } from './send-batch.ts'
import { removeDraft, saveAnnouncement } from './write.ts'

const api = implement(announcementsContract).$context<RequestContext>()
const reading = api.use(staffReading('community'))
const changing = api.use(staffChanging('community'))
const own = api.use(signedIn)

export const announcementsHandlers = {
  list: reading.list.handler(({ context: { services }, input }) => listAnnouncements(services.database.kysely, input)),
  get: reading.get.handler(({ context: { services }, input }) => presentAnnouncement(services.database.kysely, input.id)),
  reach: reading.reach.handler(({ context: { services }, input }) => reachOf(services.database.kysely, input.segment)),
  preview: reading.preview.handler(async ({ context: { services, actor }, input }) => {
    const reader = await memberSummary(services.database.kysely, actor.id)
    return composeMail(input.content, speakerIn(input.language), { site: await services.site.name(), name: reader.full_name })
  }),

  save: changing.save.handler(({ context: { services, actor }, input }) => saveAnnouncement(services, actor, input)),
  remove: changing.remove.handler(async ({ context: { services, actor }, input }) => {
    await removeDraft(services, actor, input.id)
    return {}
  }),
  sendTest: changing.sendTest.handler(async ({ context: { services, actor }, input }) => {
    if (!(await announcementById(services.database.kysely, input.id))) throw new Refusal(problems.notFound)
    await queueTest(services, { ...input, operator_id: actor.id })
    return {}
  }),
  publish: changing.publish.handler(({ context: { services, actor }, input: { at, ...input } }) =>
    publishAnnouncement(services, actor, { ...input, at: at === null ? undefined : new Date(at) }),
  ),
  callOff: changing.callOff.handler(({ context: { services, actor }, input }) => callOff(services, actor, input.id)),
  stop: changing.stop.handler(({ context: { services, actor }, input }) => stopSending(services, actor, input.id)),
  continue: changing.continue.handler(({ context: { services, actor }, input }) => continueSending(services, actor, input.id)),
  endBanner: changing.endBanner.handler(({ context: { services, actor }, input }) => endBanner(services, actor, input.id)),

  banner: own.banner.handler(async ({ context: { services, actor, request } }) => ({
    banner: await bannerFor(services.database.kysely, actor.id, request.language),
  })),
  dismiss: own.dismiss.handler(async ({ context: { services, actor }, input }) => {
    await dismissBanner(services, actor.id, input.id)
    return {}
  }),
  preferences: own.preferences.handler(async ({ context: { services, actor } }) => ({
    emails: await wantsEmails(services.database.kysely, actor.id),
  })),
  savePreferences: own.savePreferences.handler(async ({ context: { services, actor }, input }) => {
    await setWantsEmails(services, actor.id, input.emails)
    return input
  }),
}
