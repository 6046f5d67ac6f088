import type { FastifyRequest } from 'fastify'
import type { Upload } from '#platform/contract.ts'
import { Refusal, problems } from '#platform/problems.ts'

/** In addition to the file: a few short fields with instructions. */
const fieldLimits = { files: 1, fields: 20, fieldSize: 1_000 }

/**
 * Reads the file of a multipart request and the fields before it, and counts its bytes.
 * @throws Refusal the upload's `missing`, or `tooLarge` as soon as the limit is exceeded; brokenUpload
 */
export async function receiveUpload(request: FastifyRequest, upload: Upload): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw new Refusal(upload.problems.missing)
  const { part, bytes } = await readFile(request, upload).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw new Refusal(upload.problems.tooLarge)
    // The parser's errors for malformed bodies have no code.
    throw code.startsWith('FST_') ? error : new Refusal(problems.brokenUpload)
  })
  if (!part) throw new Refusal(upload.problems.missing)
  const fields = Object.entries(part.fields).flatMap(([name, field]) => (field && 'value' in field ? [[name, field.value]] : []))
  return { ...Object.fromEntries(fields), file: new File([bytes], part.filename, { type: part.mimetype }) }
}

async function readFile(request: FastifyRequest, { maxBytes }: Upload) {
  const part = await request.file({ limits: { fileSize: maxBytes, ...fieldLimits } })
  // Not copied, because files may be large.
  return { part, bytes: ((await part?.toBuffer()) ?? new Uint8Array()) as Uint8Array<ArrayBuffer> }
}
