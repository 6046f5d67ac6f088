import { implement } from '@orpc/server'
import { staffChanging, staffReading } from '#features/members/server/index.ts'
import { type RequestContext, signedIn } from '#platform/server/http/context.ts'
import { communityContract } from '../contract.ts'
import { previewPath } from '../paths.ts'
import { keepDraft, saveSettings, savedSettings, settingsOf } from './settings.ts'

const api = implement(communityContract).$context<RequestContext>()

export const communityHandlers = {
  face: api.face.use(signedIn).handler(async ({ context: { services } }) => (await settingsOf(services)).settings),

  settings: api.settings.use(staffReading('community')).handler(async ({ context: { services } }) => {
    const { changed_at, ...rest } = await savedSettings(services)
    return { ...rest, changed_at: changed_at?.toISOString() ?? null }
  }),

  save: api.save.use(staffChanging('community')).handler(async ({ context: { actor, services }, input: { settings, version } }) => ({
    version: await saveSettings(services, actor, settings, version),
  })),

  preview: api.preview.use(staffReading('community')).handler(async ({ context: { actor, services }, input: { settings } }) => {
    await keepDraft(services, actor, settings)
    return { path: previewPath() }
  }),
}
