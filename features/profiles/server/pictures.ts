import { randomBytes } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import type * as z from 'zod'
import { memberId as idOfMember } from '#platform/contract.ts'
import { Refusal } from '#platform/problems.ts'
import type { FileStore } from '#platform/server/files/index.ts'
import { type crop, profileProblems } from '../contract.ts'
import { imageTypes, mostPixels, pictureKinds, type PictureKind } from '../picture-kinds.ts'

export type Crop = z.output<typeof crop>

sharp.cache(false)

const folders = { picture: 'profile-pictures', cover: 'profile-images' } as const satisfies Record<PictureKind, string>

const pictureKey = new RegExp(`^(?:${Object.values(folders).join('|')})/([\\w-]+)/[\\w-]+\\.webp$`)

/** Whose picture stands under a key; undefined if it is none of ours. */
export function ownerOfPicture(key: string): string | undefined {
  return idOfMember.safeParse(pictureKey.exec(key)?.[1]).data
}

/** A new, unguessable place for a member's picture; its files are the base with a width and `.webp` behind it. */
export function newPictureBase(kind: PictureKind, memberId: string): string {
  const name = `${Date.now()}-${randomBytes(9).toString('base64url')}`
  return `${folders[kind]}/${memberId}/${kind === 'cover' ? 'cover-' : ''}${memberId}-${name}`
}

export const filesOf = (kind: PictureKind, base: string): string[] => pictureKinds[kind].widths.map((width) => `${base}-${width}.webp`)

/**
 * Reads an upload, whatever its name says, and cuts it. Metadata is dropped and the picture turned upright.
 * @throws Refusal notAnImage, imageType, tooManyPixels or unreadableImage
 */
export async function readPicture(file: File, part: Crop): Promise<Sharp> {
  const bytes = await file.bytes()
  const found = await fileTypeFromBuffer(bytes)
  if (!imageTypes.some((type) => type === found?.mime)) {
    const meantAsImage = (found?.mime ?? file.type).startsWith('image/')
    throw new Refusal(meantAsImage ? profileProblems.imageType : profileProblems.notAnImage)
  }
  try {
    const upright = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = upright.info
    const picture = sharp(upright.data, { raw: { width, height, channels } })
    return part.width && part.height ? picture.extract(pixelsOf(part, width, height)) : picture
  } catch (error) {
    const tooMany = error instanceof Error && /pixel limit/i.test(error.message)
    throw new Refusal(tooMany ? profileProblems.tooManyPixels : profileProblems.unreadableImage)
  }
}

function pixelsOf(part: Crop, width: number, height: number) {
  const of = (percent = 0, whole: number) => Math.round((percent / 100) * whole)
  const left = Math.min(width - 1, of(part.x, width))
  const top = Math.min(height - 1, of(part.y, height))
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, of(part.width, width))),
    height: Math.max(1, Math.min(height - top, of(part.height, height))),
  }
}

/** Stores a picture in every width that screens ask for, re-encoded as WebP. */
export async function storeVariants(files: FileStore, kind: PictureKind, base: string, image: Sharp): Promise<void> {
  const { widths, aspect } = pictureKinds[kind]
  const cut = await image.png({ compressionLevel: 1 }).toBuffer()
  for (const width of widths) {
    const bytes = await sharp(cut)
      .resize(width, Math.round(width / aspect), { fit: 'cover' })
      .webp({ quality: 80 })
      .toBuffer()
    await files.put(`${base}-${width}.webp`, bytes, 'image/webp')
  }
}
