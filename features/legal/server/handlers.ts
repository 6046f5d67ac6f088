import { implement } from '@orpc/server'
import { countKnowing, knownTerms, staffChanging, staffReading, termsInForce } from '#features/members/server/index.ts'
import { languages } from '#platform/language.ts'
import { recordOf } from '#platform/record-of.ts'
import { type RequestContext, changesActors, signedIn } from '#platform/server/http/context.ts'
import { legalContract } from '../contract.ts'
import { acceptTerms } from './accept.ts'
import { previewTerms, publishTerms } from './publish.ts'
import { keepFirstVersion, listVersions, newestVersion, versionsSince } from './versions.ts'

const api = implement(legalContract).$context<RequestContext>()
const reading = api.use(staffReading('community'))

export const legalHandlers = {
  news: api.news.use(signedIn).handler(async ({ context: { actor, services, request } }) => {
    const reader = services.database.kysely
    const [{ number }, known] = await Promise.all([termsInForce(reader), knownTerms(reader, actor.id)])
    return { number, known, changes: await versionsSince(reader, known, request.language) }
  }),

  accept: api.accept
    .use(changesActors)
    .use(signedIn)
    .handler(async ({ context: { actor, services }, input }) => {
      await acceptTerms(services, actor, input.number)
      return {}
    }),

  state: reading.state.handler(async ({ context: { services } }) => {
    const reader = services.database.kysely
    // Members who did not join here, such as the demo's, have not fixed it.
    await keepFirstVersion(services)
    const newest = await newestVersion(reader)
    const number = newest?.number ?? 1
    return {
      number,
      is_kept: newest !== undefined,
      is_required: newest?.is_required ?? true,
      additions: newest?.additions ?? recordOf(languages, () => ''),
      ...(await countKnowing(reader, number)),
    }
  }),

  versions: reading.versions.handler(({ context: { services, request }, input }) =>
    listVersions(services.database.kysely, input, request.language),
  ),

  preview: reading.preview.handler(({ context: { services }, input }) => previewTerms(services, input.language, input.additions)),

  publish: api.publish
    .use(changesActors)
    .use(staffChanging('community'))
    .handler(async ({ context: { actor, services }, input }) => ({ number: await publishTerms(services, actor, input) })),
}
