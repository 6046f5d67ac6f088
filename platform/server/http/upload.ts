import type { FastifyRequest } from 'fastify'
import type { Upload } from '#platform/contract.ts'
import { Refusal } from '#platform/problems.ts'

/** Beside the file: a few short fields that say what to do with it. */
const fieldLimits = { files: 1, fields: 20, fieldSize: 1_000 }

/**
 * Reads the one file of a multipart request, and the fields before it, while counting its bytes.
 * @throws Refusal the upload's own `missing`, or `tooLarge` as soon as there are more bytes than it takes
 */
export async function receiveUpload(request: FastifyRequest, { maxBytes, problems }: Upload): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw new Refusal(problems.missing)
  const part = await request.file({ limits: { fileSize: maxBytes, ...fieldLimits } })
  if (!part) throw new Refusal(problems.missing)
  const bytes = await part.toBuffer().catch((error: unknown) => {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'
    throw isTooLarge ? new Refusal(problems.tooLarge) : error
  })
  const fields = Object.entries(part.fields).flatMap(([name, field]) => (field && 'value' in field ? [[name, field.value]] : []))
  return { ...Object.fromEntries(fields), file: new File([bytes as Uint8Array<ArrayBuffer>], part.filename, { type: part.mimetype }) }
}
