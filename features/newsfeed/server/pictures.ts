import { randomUUID } from 'node:crypto'
import type { Download } from '#platform/download.ts'
import { Refusal, problems } from '#platform/problems.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { fileRemoval } from '#platform/server/files/removal.ts'
import type { Actor, RequestFacts } from '#platform/server/http/context.ts'
import { type Job, job } from '#platform/server/jobs/index.ts'
import { decodePicture } from '#platform/server/pictures/decode.ts'
import { servePicture } from '#platform/server/pictures/serve-picture.ts'
import { storePicture } from '#platform/server/pictures/store-picture.ts'
import type { Services } from '#platform/server/services.ts'
import type { Upload } from '../contract.ts'
import { pictureOfFile, postPicture, postPictureFiles, postPictureFolder } from '../pictures.ts'
import { newsfeedProblems } from '../problems.ts'
import { isAnimatedWebp } from './animated.ts'
import { visiblePosts } from './feed-queries.ts'
import { addressOfPicture } from './present.ts'
import { placeOfPicture } from './queries.ts'

const removeFilesJob = 'newsfeed.removeFiles'

/**
 * Stores an uploaded picture, whatever its file name says, until it is posted.
 * @throws Refusal notAnImage, imageType, animated, tooManyPixels, unreadableImage, storageFull, overloaded
 */
export async function uploadPicture(services: Services, actor: Actor, file: File): Promise<Upload> {
  const bytes = await file.bytes()
  if (isAnimatedWebp(bytes)) throw new Refusal(newsfeedProblems.animated)
  const decoded = await decodePicture(bytes, postPicture, { says: file.type })
  if ('refused' in decoded) throw new Refusal(newsfeedProblems[decoded.refused])
  const id = randomUUID()
  const image_url = `${postPictureFolder}/${actor.id}/${id}`
  const { width, height } = decoded
  await storePicture(services, actor.id, postPictureFiles(image_url), decoded.files, () =>
    services.database.kysely
      .insertInto('post_uploads')
      .values({ id, user_id: actor.id, image_url, image_width: width, image_height: height })
      .execute(),
  )
  return { id, address: addressOfPicture(image_url), width, height }
}

/** The pictures of a post in order, without their place. */
export const picturesOf = (reader: Reader, postId: string) =>
  reader
    .selectFrom('post_pictures')
    .select(['id', 'image_url', 'alt', 'width', 'height'])
    .where('post_id', '=', postId)
    .orderBy('place')
    .execute()

/**
 * Gives a post these pictures in this order: those it has, and the author's uploads. The files of others are deleted later.
 * @throws Refusal pictureGone if an upload has expired or belongs to someone else
 */
export async function storePictures(
  services: Services,
  tx: Tx,
  post: { id: string; user_id: string },
  chosen: readonly { id: string; alt: string }[],
): Promise<void> {
  const before = await picturesOf(tx, post.id)
  const after: Awaited<ReturnType<typeof picturesOf>> = []
  for (const { id, alt } of chosen) {
    const isRepeated = after.some((picture) => picture.id === id)
    const picture = isRepeated ? undefined : (before.find((each) => each.id === id) ?? (await takeUpload(tx, post.user_id, id)))
    if (!picture) throw new Refusal(newsfeedProblems.pictureGone)
    after.push({ ...picture, alt })
  }
  const removed = before.filter(({ id }) => !after.some((picture) => picture.id === id))
  await tx.deleteFrom('post_pictures').where('post_id', '=', post.id).execute()
  if (after.length > 0)
    await tx
      .insertInto('post_pictures')
      .values(after.map((picture, place) => ({ ...picture, place, post_id: post.id })))
      .execute()
  if (removed.length > 0)
    await removeFilesLater(
      services,
      tx,
      removed.map(({ image_url }) => image_url),
    )
}

/** Takes a member's uploaded picture for a post. @returns undefined if it has expired or belongs to someone else */
const takeUpload = (tx: Tx, memberId: string, id: string) =>
  tx
    .deleteFrom('post_uploads')
    .where('id', '=', id)
    .where('user_id', '=', memberId)
    .returning(['id', 'image_url', 'image_width as width', 'image_height as height'])
    .executeTakeFirst()

/** A picture's file, for those who can see the post or uploaded it. @throws Refusal notFound */
export async function pictureFile(services: Services, actor: Actor, key: string, request: RequestFacts): Promise<Download> {
  const { kysely } = services.database
  const file = `${postPictureFolder}/${key}`
  const picture = pictureOfFile(file)
  if (!picture || !(await maySee())) throw new Refusal(problems.notFound)
  return servePicture(services, file, request, 300)

  async function maySee() {
    const { postId, uploadedBy } = await placeOfPicture(kysely, picture ?? '')
    if (!postId) return uploadedBy === actor.id
    return (await visiblePosts(kysely, { viewer: actor.id, ids: [postId] })).length > 0
  }
}

/** Deletes the files of unused pictures once the transaction is committed. */
export const removeFilesLater = ({ jobs }: Services, tx: Tx, pictures: readonly string[]): Promise<void> =>
  jobs.queue(removeFilesJob, { files: pictures.flatMap(postPictureFiles) }, { tx })

export const removeFiles = (services: Services): Job => fileRemoval(removeFilesJob, services)

/** How long an uploaded picture is kept without a post, in milliseconds. */
const keptFor = 24 * 60 * 60_000

/** Deletes uploaded pictures that were never posted, each night. */
export const clearUploads = (services: Services): Job =>
  job({
    name: 'newsfeed.clearUploads',
    retries: 2,
    schedule: '30 3 * * *',
    async run() {
      await services.database.transaction(async (tx) => {
        const old = await tx
          .deleteFrom('post_uploads')
          .where('created_at', '<', new Date(Date.now() - keptFor))
          .returning('image_url')
          .execute()
        if (old.length > 0)
          await removeFilesLater(
            services,
            tx,
            old.map(({ image_url }) => image_url),
          )
      })
    },
  })
