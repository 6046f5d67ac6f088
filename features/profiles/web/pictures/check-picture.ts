import type { profileProblems } from '../../contract.ts'
import { imageTypes, mostPixels, pictureKinds, type PictureKind } from '../../picture-kinds.ts'

/** Named as in the contract, which is also the name of its text in the catalogue. */
type PictureProblem = (typeof profileProblems)[keyof typeof profileProblems]['id']

/** What is wrong with a file before it is read; the server looks closer. */
export function problemOfFile(kind: PictureKind, { type, size }: Pick<File, 'type' | 'size'>): PictureProblem | undefined {
  if (!type.startsWith('image/')) return 'profiles.notAnImage'
  if (!imageTypes.some((allowed) => allowed === type)) return 'profiles.imageType'
  if (size >= pictureKinds[kind].maxBytes) return kind === 'cover' ? 'profiles.coverTooLarge' : 'profiles.pictureTooLarge'
  return undefined
}

/** What is wrong with the picture at an address, told without decoding it as a whole. */
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
