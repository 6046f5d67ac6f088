import { implement } from '@orpc/server'
import { Refusal, problems } from '#platform/problems.ts'
import { type RequestContext, signedIn } from '#platform/server/http/context.ts'
import { servePicture } from '#platform/server/pictures/serve-picture.ts'
import { profilesContract } from '../contract.ts'
import { maySeePicture, profileFor } from './access.ts'
import { putPicture, uploadPicture } from './pictures/change-picture.ts'
import { presentOwnProfile } from './present.ts'
import { profileOf } from './queries.ts'
import { countView } from './views/count-view.ts'
import { amendProfile, saveProfile } from './save-profile.ts'

const api = implement(profilesContract).$context<RequestContext>().use(signedIn)

export const profileHandlers = {
  mine: api.mine.handler(async ({ context: { actor, services } }) => {
    const row = await profileOf(services.database.kysely, actor.id)
    if (!row) throw new Refusal(problems.notFound)
    return presentOwnProfile(services.database.kysely, row)
  }),

  get: api.get.handler(({ context: { actor, services }, input }) => profileFor(services.database.kysely, actor, input.id)),

  view: api.view.handler(async ({ context: { actor, services }, input }) => {
    await countView(services, actor, input.id)
    return {}
  }),

  save: api.save.handler(({ context: { actor, services }, input }) => saveProfile(services, actor, input)),

  amend: api.amend.handler(({ context: { actor, services }, input }) => amendProfile(services, actor, input)),

  uploadPicture: api.uploadPicture.handler(({ context: { actor, services }, input: { file, ...crop } }) =>
    uploadPicture(services, actor.id, 'picture', file, crop),
  ),

  uploadCover: api.uploadCover.handler(({ context: { actor, services }, input: { file, ...crop } }) =>
    uploadPicture(services, actor.id, 'cover', file, crop),
  ),

  pictureFile: api.pictureFile.handler(async ({ context: { actor, request, services }, input: { key } }) => {
    if (!(await maySeePicture(services.database.kysely, actor, key))) throw new Refusal(problems.notFound)
    return servePicture(services, key, request, 300)
  }),

  removePicture: api.removePicture.handler(({ context: { actor, services } }) => putPicture(services, actor.id, 'picture', null)),

  removeCover: api.removeCover.handler(({ context: { actor, services } }) => putPicture(services, actor.id, 'cover', null)),
}
