import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { Refusal } from '#platform/problems.ts'
import type { ContextFor } from '#platform/server/http/server.ts'
import type { Services } from '#platform/server/services.ts'
import { ownProfile, profileProblems } from '../contract.ts'
import { putPicture } from './change-picture.ts'
import { type Crop, newPictureBase, filesOf, readPicture, storeVariants } from './pictures.ts'
import { pictureKinds, type PictureKind } from '../picture-kinds.ts'

const percent = z.coerce.number().min(0).max(100)
const cropFields = z.object({ x: percent, y: percent, width: percent, height: percent })

/** `POST /api/profile/picture` and `/api/profile/cover`: multipart/form-data with the crop's fields before the `file`. */
export function uploadRoutes(app: FastifyInstance, services: Services, contextFor: ContextFor): void {
  for (const kind of Object.keys(pictureKinds) as PictureKind[]) {
    const { method, path, maxBytes } = pictureKinds[kind]
    app.route({
      method,
      url: path,
      handler: async (request, reply) => {
        const { actor } = await contextFor(request, reply)
        if (!actor) throw new Refusal(profileProblems.uploadSignedOut)
        const { bytes, type, crop } = await receive(request, kind, maxBytes)
        const picture = await readPicture(bytes, type, crop)
        const base = newPictureBase(kind, actor.id)
        await storeVariants(services.files, kind, base, picture)
        try {
          return ownProfile.parse(await putPicture(services, actor.id, kind, base))
        } catch (error) {
          await Promise.allSettled(filesOf(kind, base).map((file) => services.files.remove(file)))
          throw error
        }
      },
    })
  }
}

/** Reads the upload while counting its bytes, and stops at the limit. */
async function receive(
  request: FastifyRequest,
  kind: PictureKind,
  maxBytes: number,
): Promise<{ bytes: Buffer; type: string; crop: Crop | undefined }> {
  if (!request.isMultipart()) throw new Refusal(profileProblems.notAnImage)
  const part = await request.file({ limits: { fileSize: maxBytes, files: 1, fields: 4, fieldSize: 40 } })
  if (!part) throw new Refusal(profileProblems.notAnImage)
  const bytes = await part.toBuffer().catch((error: unknown) => {
    const tooLarge = error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'
    throw tooLarge ? new Refusal(kind === 'cover' ? profileProblems.coverTooLarge : profileProblems.pictureTooLarge) : error
  })
  const given = Object.fromEntries(
    Object.entries(part.fields).flatMap(([name, field]) => (field && 'value' in field ? [[name, field.value]] : [])),
  )
  const crop = cropFields.safeParse(given)
  return { bytes, type: part.mimetype, crop: crop.success && crop.data.width > 0 && crop.data.height > 0 ? crop.data : undefined }
}
