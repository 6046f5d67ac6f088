import { fork } from 'node:child_process'
import { fileTypeFromBuffer } from 'file-type'
import PQueue from 'p-queue'
import { Refusal, problems } from '#platform/problems.ts'
import { profileProblems } from '../../contract.ts'
import { imageTypes, type PictureKind } from '../../picture-kinds.ts'
import type { DecoderAnswer, DecoderTask } from './decoder-messages.ts'
import type { Crop } from './encode.ts'

/** So long a picture may wait and be worked on, in milliseconds. */
const longest = 60_000

/** The largest picture takes some 500 MB while it is decoded, so that there is memory for one at a time. */
const decodings = new PQueue({ concurrency: 1 })

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
  const signal = AbortSignal.timeout(patience)
  const answer = await decodings
    .add(() => answerOfProcess({ bytes, kind, part }, signal), { signal })
    .catch((error: unknown) => {
      throw signal.aborted ? new Refusal(problems.overloaded) : error
    })
  if ('refused' in answer) throw new Refusal(profileProblems[answer.refused])
  return answer.files
}

/** Settles when the process has ended: only then is its memory there for the next. */
function answerOfProcess(task: DecoderTask, signal: AbortSignal): Promise<DecoderAnswer> {
  return new Promise((resolve, reject) => {
    // What decodes strangers' files knows no secret of ours.
    const decoder = fork(new URL('./decoder.ts', import.meta.url), {
      env: {},
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      signal,
      killSignal: 'SIGKILL',
    })
    let answer: DecoderAnswer | undefined
    decoder.on('error', reject)
    decoder.once('message', (given) => {
      answer = given as DecoderAnswer
      decoder.disconnect()
    })
    decoder.once('exit', (code, killedBy) => {
      if (answer) resolve(answer)
      else reject(new Error(`the process that decodes a picture ended without an answer: ${killedBy ?? code}`))
    })
    decoder.send(task)
  })
}
