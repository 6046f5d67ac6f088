import { randomBytes } from 'node:crypto'
import { memberId as idOfMember } from '#platform/contract.ts'
import { pictureKinds, type PictureKind } from '../../picture-kinds.ts'

const folders = { picture: 'profile-pictures', cover: 'profile-images' } as const satisfies Record<PictureKind, string>

/** Folders of pictures, each with a subfolder per member. */
export const pictureFolders: readonly string[] = Object.values(folders)

const pictureKey = new RegExp(`^(?:${pictureFolders.join('|')})/([\\w-]+)/[\\w-]+\\.webp$`)

/** The member whose picture has this key; undefined if the key is invalid. */
export function ownerOfPicture(key: string): string | undefined {
  return idOfMember.safeParse(pictureKey.exec(key)?.[1]).data
}

/** A new, unguessable base for the file keys of a member's picture: `<base>-<width>.webp`. */
export function newPictureBase(kind: PictureKind, memberId: string): string {
  const name = `${Date.now()}-${randomBytes(9).toString('base64url')}`
  return `${folders[kind]}/${memberId}/${kind === 'cover' ? 'cover-' : ''}${memberId}-${name}`
}

/** The files of a picture, narrowest first. */
export const filesOf = (kind: PictureKind, base: string): string[] => pictureKinds[kind].widths.map((width) => `${base}-${width}.webp`)
