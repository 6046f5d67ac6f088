import { implement } from '@orpc/server'
import { type RequestContext, signedIn } from '#platform/server/http/context.ts'
import { linkPreviewsContract } from '../contract.ts'
import { pictureFile, previewLink } from './preview.ts'

const api = implement(linkPreviewsContract).$context<RequestContext>().use(signedIn)

export const linkPreviewsHandlers = {
  preview: api.preview.handler(async ({ context: { actor, services }, input }) => ({
    preview: await previewLink(services, actor, input.address),
  })),

  pictureFile: api.pictureFile.handler(({ context: { request, services }, input }) => pictureFile(services, input.key, request)),
}
