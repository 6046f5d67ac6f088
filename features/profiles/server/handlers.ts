import { implement } from '@orpc/server'
import { Download } from '#platform/download.ts'
import { Refusal, problems } from '#platform/problems.ts'
import { type RequestContext, signedIn } from '#platform/server/http/context.ts'
import { profilesContract } from '../contract.ts'
import { profileFor } from './access.ts'
import { putPicture, uploadPicture } from './pictures/change-picture.ts'
import { isPictureKey } from './pictures/names.ts'
import { presentOwnProfile, presentProfile } from './present.ts'
import { profileOf } from './queries.ts'
import { saveProfile } from './save-profile.ts'

const open = implement(profilesContract).$context<RequestContext>()
const api = open.use(signedIn)

export const profileHandlers = {
  mine: api.mine.handler(async ({ context: { actor, services } }) => {
    const row = await profileOf(services.database.kysely, actor.id)
    if (!row) throw new Refusal(problems.notFound)
    return presentOwnProfile(row)
  }),

  get: api.get.handler(async ({ context: { actor, services }, input }) =>
    presentProfile(await profileFor(services.database.kysely, actor, input.id)),
  ),

  save: api.save.handler(({ context: { actor, services }, input }) => saveProfile(services, actor, input)),

  uploadPicture: api.uploadPicture.handler(({ context: { actor, services }, input: { file, ...crop } }) =>
    uploadPicture(services, actor.id, 'picture', file, crop),
  ),

  uploadCover: api.uploadCover.handler(({ context: { actor, services }, input: { file, ...crop } }) =>
    uploadPicture(services, actor.id, 'cover', file, crop),
  ),

  // Under unguessable names that never change, so that browsers keep them.
  pictureFile: open.pictureFile.handler(async ({ context: { services }, input: { key } }) => {
    const file = isPictureKey(key) ? await services.files.read(key) : undefined
    if (!file) throw new Refusal(problems.notFound)
    return new Download(file.stream, {
      'content-type': 'image/webp',
      'content-length': file.length,
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
    })
  }),

  removePicture: api.removePicture.handler(({ context: { actor, services } }) => putPicture(services, actor.id, 'picture', null)),

  removeCover: api.removeCover.handler(({ context: { actor, services } }) => putPicture(services, actor.id, 'cover', null)),
}
