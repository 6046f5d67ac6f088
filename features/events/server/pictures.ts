import { randomBytes } from 'node:crypto'
import { basename } from 'node:path'
import { Refusal, problems } from '#platform/problems.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { removeStored, storeFor } from '#platform/server/files/member-files.ts'
import { fileRemoval } from '#platform/server/files/removal.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Job } from '#platform/server/jobs/index.ts'
import type { Crop } from '#platform/server/pictures/encode.ts'
import type { Services } from '#platform/server/services.ts'
import { decodeUpload } from '#features/profiles/server/index.ts'
import { eventPictureFiles, eventPictureFolder, isEventPicture } from '../pictures.ts'
import { eventFor, ownEventToChange } from './access.ts'
import { ownChanged, tellHost } from './live.ts'
import { publicEvent } from './public-page.ts'
import { updateEvent } from './queries.ts'

const removeFilesJob = 'events.removeFiles'

/** A new, unguessable base for the keys of an event's own picture. */
const newPictureBase = (id: string) => `${eventPictureFolder}/${id}_${randomBytes(9).toString('base64url')}`
const ownPicture = new RegExp(`^${eventPictureFolder}/([0-9a-f-]{36})_`)

/**
 * Decodes an upload, stores it in every width and shows it on the event. The files are its host's.
 * @throws Refusal eventGone, notHost, notYourRole, or like `decodeUpload` and `storeFor`
 */
export async function uploadPicture(
  services: Services,
  actor: Actor,
  id: string,
  { file, crop }: { file: File; crop: Crop },
): Promise<void> {
  const { user_id } = await services.database.transaction((tx) => ownEventToChange(tx, actor, id, 'edit'))
  const encoded = await decodeUpload(file, 'wide', crop)
  const base = newPictureBase(id)
  const keys = eventPictureFiles(base)
  await storeFor(
    services,
    user_id ?? actor.id,
    encoded.map((bytes, index) => ({ key: keys[index] as string, bytes, contentType: 'image/webp' })),
  )
  try {
    await putPicture(services, actor, id, base)
  } catch (error) {
    await removeStored(services, keys).catch(() => {})
    throw error
  }
}

/**
 * Shows a stored picture (null: none), which nothing describes yet, and deletes the files of the previous one after the commit.
 * @throws Refusal eventGone, notHost, notYourRole
 */
export async function putPicture({ events, jobs, live }: Services, actor: Actor, id: string, base: string | null): Promise<void> {
  await events.change(async (tx) => {
    const event = await ownEventToChange(tx, actor, id, 'edit')
    if (event.picture) await jobs.queue(removeFilesJob, { files: eventPictureFiles(event.picture) }, { tx })
    await updateEvent(tx, id, { picture: base, picture_alt: '' })
    live.tellAfter(tx, ownChanged(actor.id, id))
    tellHost(live, tx, event)
  })
}

/** Says what an event's picture shows. @throws Refusal eventGone, notHost, notYourRole */
export async function describePicture({ events, live }: Services, actor: Actor, id: string, alt: string): Promise<void> {
  await events.change(async (tx) => {
    const event = await ownEventToChange(tx, actor, id, 'edit')
    await updateEvent(tx, id, { picture_alt: alt })
    live.tellAfter(tx, ownChanged(actor.id, id))
    tellHost(live, tx, event)
  })
}

/**
 * Checks that the reader may see a picture: members those of events that they can see and all imported ones, visitors those of public events.
 * @throws Refusal notFound
 */
export async function requirePicture(reader: Reader, actor: Actor | undefined, key: string): Promise<void> {
  if (!isEventPicture(key)) throw new Refusal(problems.notFound)
  const id = ownPicture.exec(key)?.[1]
  if (actor) {
    if (id) await eventFor(reader, actor, id)
    return
  }
  const event = id === undefined ? undefined : await publicEvent(reader, id)
  if (!event?.picture || !eventPictureFiles(basename(event.picture)).includes(basename(key))) throw new Refusal(problems.notFound)
}

export const removeFiles = (services: Services): Job => fileRemoval(removeFilesJob, services)
