import { fileTypeFromBuffer } from 'file-type'
import { Refusal } from '#platform/problems.ts'
import { askProcess, decodings } from '#platform/server/worker-process.ts'
import { profileProblems } from '../../contract.ts'
import { imageTypes, type PictureKind } from '../../picture-kinds.ts'
import type { DecoderAnswer, DecoderTask } from './decoder-messages.ts'
import type { Crop } from './encode.ts'

const decoder = new URL('./decoder.ts', import.meta.url)
/** So long a picture may wait and be worked on, in milliseconds. */
const longest = 60_000

/**
 * Reads an upload, whatever its name says, and cuts it, in a process of its own.
 * @returns the files of every width, narrowest first
 * @throws Refusal notAnImage, imageType, tooManyPixels or unreadableImage; overloaded if its turn does not come in time
 */
export async function decodePicture(file: File, kind: PictureKind, part: Crop, patience = longest): Promise<Uint8Array[]> {
  const bytes = await file.bytes()
  const found = await fileTypeFromBuffer(bytes)
  if (!imageTypes.some((type) => type === found?.mime)) {
    const meantAsImage = (found?.mime ?? file.type).startsWith('image/')
    throw new Refusal(meantAsImage ? profileProblems.imageType : profileProblems.notAnImage)
  }
  const task: DecoderTask = { bytes, kind, part }
  const answer = await askProcess<DecoderAnswer>(decoder, task, { queue: decodings, patience })
  if ('refused' in answer) throw new Refusal(profileProblems[answer.refused])
  return answer.files
}
