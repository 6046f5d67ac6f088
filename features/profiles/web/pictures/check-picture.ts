import type { profileProblems } from '../../contract.ts'
import { croppedKinds, type CroppedKind, imageTypes, mostPixels } from '../../picture-kinds.ts'

/** The id of a problem in the contract, which is also the id of its text. */
type PictureProblem = (typeof profileProblems)[keyof typeof profileProblems]['id']

/** Checks a file by its type and size before it is read; the server checks it thoroughly. */
export function problemOfFile(kind: CroppedKind, { type, size }: Pick<File, 'type' | 'size'>): PictureProblem | undefined {
  if (!type.startsWith('image/')) return 'profiles.notAnImage'
  if (!imageTypes.some((allowed) => allowed === type)) return 'profiles.imageType'
  if (size >= croppedKinds[kind].maxBytes) return kind === 'cover' ? 'profiles.coverTooLarge' : 'profiles.pictureTooLarge'
  return undefined
}

/** Checks the picture at a URL without fully decoding it. */
export function problemOfImage(address: string): Promise<PictureProblem | undefined> {
  return new Promise((resolve) => {
    const image = new Image()
    image.addEventListener('load', () =>
      resolve(image.naturalWidth * image.naturalHeight > mostPixels ? 'profiles.tooManyPixels' : undefined),
    )
    image.addEventListener('error', () => resolve('profiles.unreadableImage'))
    image.src = address
  })
}
