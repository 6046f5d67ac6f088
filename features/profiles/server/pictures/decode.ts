import { Refusal } from '#platform/problems.ts'
import { decodePicture } from '#platform/server/pictures/decode.ts'
import type { Crop } from '#platform/server/pictures/encode.ts'
import { profileProblems } from '../../contract.ts'
import { croppedKinds, type CroppedKind } from '../../picture-kinds.ts'

/**
 * Decodes an upload, regardless of its file name, and crops it.
 * @returns the files of every width, narrowest first
 * @throws Refusal notAnImage, imageType, tooManyPixels or unreadableImage; overloaded if it waits too long in the queue
 */
export async function decodeUpload(file: File, kind: CroppedKind, part: Crop, patience?: number): Promise<Uint8Array[]> {
  const options = { part, says: file.type, ...(patience !== undefined && { patience }) }
  const answer = await decodePicture(await file.bytes(), croppedKinds[kind], options)
  if ('refused' in answer) throw new Refusal(profileProblems[answer.refused])
  return answer.files
}
