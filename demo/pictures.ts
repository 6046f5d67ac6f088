import { pictureKinds } from '#features/profiles/picture-kinds.ts'
import { filesOf, newPictureBase } from '#features/profiles/server/index.ts'
import type { FileStore } from '#platform/server/files/index.ts'
import { encodeVariants } from '#platform/server/pictures/encode.ts'
import { drawCover } from './covers.ts'
import type { DemoMember } from './member.ts'
import { drawPortrait } from './portraits.ts'

/** Storage bases of a member's pictures, as in the row of the member. */
export interface StoredPictures {
  profile_picture: string | null
  cover_photo: string | null
}

/** Enough to use all cores for drawing and encoding. */
const membersAtOnce = 4

/** Draws the pictures of members and stores them in every width; a cover that several members share is drawn once. */
export function pictureStore(files: FileStore) {
  const covers = new Map<string, Promise<Uint8Array[]>>()
  const coverFiles = (cover: NonNullable<DemoMember['cover']>) => {
    const key = JSON.stringify(cover)
    const known = covers.get(key) ?? encodeVariants(pictureKinds.cover, drawCover(cover))
    covers.set(key, known)
    return known
  }

  async function put(keys: readonly string[], encoded: readonly Uint8Array[]) {
    for (const [index, bytes] of encoded.entries()) await files.put(keys[index] as string, bytes, 'image/webp')
  }

  async function store({ portrait, cover, id }: DemoMember): Promise<StoredPictures> {
    const profile_picture = portrait && newPictureBase('picture', id)
    const cover_photo = cover && newPictureBase('cover', id)
    if (profile_picture) await put(filesOf('picture', profile_picture), await encodeVariants(pictureKinds.picture, drawPortrait(portrait)))
    if (cover_photo) await put(filesOf('cover', cover_photo), await coverFiles(cover))
    return { profile_picture, cover_photo }
  }

  return async (members: readonly DemoMember[]): Promise<Map<string, StoredPictures>> => {
    const stored = new Map<string, StoredPictures>()
    const waiting = members.filter(({ portrait, cover }) => portrait ?? cover).values()
    const work = async () => {
      for (const member of waiting) stored.set(member.id, await store(member))
    }
    await Promise.all(Array.from({ length: membersAtOnce }, work))
    return stored
  }
}
