import { implement } from '@orpc/server'
import { Refusal, problems } from '#platform/problems.ts'
import { type RequestContext, signedIn } from '#platform/server/http/context.ts'
import { profilesContract } from '../contract.ts'
import { profileFor } from './access.ts'
import { putPicture } from './change-picture.ts'
import { presentOwnProfile, presentProfile } from './present.ts'
import { profileOf } from './queries.ts'
import { saveProfile } from './save-profile.ts'

const api = implement(profilesContract).$context<RequestContext>().use(signedIn)

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

  removePicture: api.removePicture.handler(({ context: { actor, services } }) => putPicture(services, actor.id, 'picture', null)),

  removeCover: api.removeCover.handler(({ context: { actor, services } }) => putPicture(services, actor.id, 'cover', null)),
}
