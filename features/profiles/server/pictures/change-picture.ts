import { Refusal, problems } from '#platform/problems.ts'
import { fileRemoval } from '#platform/server/files/removal.ts'
import type { Job } from '#platform/server/jobs/index.ts'
import type { Crop } from '#platform/server/pictures/encode.ts'
import { storePicture } from '#platform/server/pictures/store-picture.ts'
import type { Services } from '#platform/server/services.ts'
import type { OwnProfile } from '../../contract.ts'
import type { PictureKind } from '../../picture-kinds.ts'
import { presentOwnProfile } from '../present.ts'
import { profileOf, replacePicture } from '../queries.ts'
import { publishChanged } from '../tell-changed.ts'
import { decodeUpload } from './decode.ts'
import { filesOf, newPictureBase } from './names.ts'

const removeFilesJob = 'profiles.removeFiles'
const columns = { picture: 'profile_picture', cover: 'cover_photo' } as const

/** Decodes an upload, stores it in every width and makes it the member's picture. @throws Refusal like `decodeUpload` and `storePicture` */
export async function uploadPicture(services: Services, memberId: string, kind: PictureKind, file: File, crop: Crop): Promise<OwnProfile> {
  const encoded = await decodeUpload(file, kind, crop)
  const base = newPictureBase(kind, memberId)
  return storePicture(services, memberId, filesOf(kind, base), encoded, () => putPicture(services, memberId, kind, base))
}

/** Makes `base` the member's picture (null: none) and, after the commit, deletes the files of the previous one. */
export async function putPicture(services: Services, memberId: string, kind: PictureKind, base: string | null): Promise<OwnProfile> {
  return services.events.change(async (tx, announce) => {
    const before = await replacePicture(tx, memberId, columns[kind], base)
    if (before) await services.jobs.queue(removeFilesJob, { files: filesOf(kind, before) }, { tx })
    await announce('profile.changed', { member_id: memberId })
    const row = await profileOf(tx, memberId)
    if (!row) throw new Refusal(problems.notFound)
    publishChanged(services.live, tx, row)
    return presentOwnProfile(tx, row)
  })
}

export const removeFiles = (services: Services): Job => fileRemoval(removeFilesJob, services)
