import { randomBytes } from 'node:crypto'
import { Refusal, problems } from '#platform/problems.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { fileRemoval } from '#platform/server/files/removal.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Job } from '#platform/server/jobs/index.ts'
import type { Crop } from '#platform/server/pictures/encode.ts'
import { storePicture } from '#platform/server/pictures/store-picture.ts'
import type { Services } from '#platform/server/services.ts'
import { isIn } from '#features/organisations/server/index.ts'
import { decodeUpload } from '#features/profiles/server/index.ts'
import { eventPictureFiles, eventPictureFolder, isEventPicture } from '../pictures.ts'
import { ownEventToChange } from './access.ts'
import { isSeenBy } from './facts.ts'
import { ownChanged, tellHost } from './live.ts'
import { isPublicPicture } from './public-page.ts'
import { type EventRow, updateEvent } from './queries.ts'
import { datesAfter } from './series.ts'

const removeFilesJob = 'events.removeFiles'

/** A new, unguessable base for the keys of an event's own picture; hashes of imported ones are shorter. */
const newPictureBase = (id: string) => `${eventPictureFolder}/${id}_${randomBytes(9).toString('base64url')}`
const ownPicture = new RegExp(`^(${eventPictureFolder}/[0-9a-f-]{36}_[\\w-]+)-\\d+\\.webp$`)

/**
 * Decodes an upload, stores it in every width and shows it on the event. The files are its host's.
 * @throws Refusal eventGone, notHost, notYourRole, or like `decodeUpload` and `storePicture`
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
  await storePicture(services, user_id ?? actor.id, eventPictureFiles(base), encoded, () => putPicture(services, actor, id, base))
}

/**
 * Shows a stored picture (null: none), which nothing describes yet, also on the following dates that shared the previous one. Deletes the
 * files of that after the commit, unless other dates still have it.
 * @throws Refusal eventGone, notHost, notYourRole
 */
export async function putPicture({ events, jobs, live }: Services, actor: Actor, id: string, base: string | null): Promise<void> {
  await events.change(async (tx) => {
    const event = await ownEventToChange(tx, actor, id, 'edit')
    for (const each of await sharing(tx, event)) await updateEvent(tx, each, { picture: base, picture_alt: '' })
    await removeUnused(jobs, tx, event.picture)
    live.tellAfter(tx, ownChanged(actor.id, id))
    tellHost(live, tx, event)
  })
}

/** Deletes the files of a picture that a host uploaded after the commit, unless another date still has it. */
export async function removeUnused(jobs: Services['jobs'], tx: Tx, picture: string | null): Promise<void> {
  if (!picture) return
  const uses = tx.selectFrom('events').select('id').where('picture', '=', picture).where('source', '=', 'community')
  if (!(await uses.limit(1).executeTakeFirst())) await jobs.queue(removeFilesJob, { files: eventPictureFiles(picture) }, { tx })
}

/** The ids of an event and of the dates after it that have the same picture, or none either. */
async function sharing(tx: Tx, event: EventRow): Promise<string[]> {
  const following = event.series_id === null ? [] : await datesAfter(tx, event)
  return [event, ...following.filter(({ picture }) => picture === event.picture)].map(({ id }) => id)
}

/** Says what an event's picture shows. @throws Refusal eventGone, notHost, notYourRole */
export async function describePicture({ events, live }: Services, actor: Actor, id: string, alt: string): Promise<void> {
  await events.change(async (tx) => {
    const event = await ownEventToChange(tx, actor, id, 'edit')
    for (const each of await sharing(tx, event)) await updateEvent(tx, each, { picture_alt: alt })
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
  const base = ownPicture.exec(key)?.[1]
  const isShown =
    base === undefined ? actor !== undefined : actor ? await isShownTo(reader, actor, base) : await isPublicPicture(reader, base)
  if (!isShown) throw new Refusal(problems.notFound)
}

/** Whether a member can see one of the events that have a picture. */
async function isShownTo(reader: Reader, actor: Actor, base: string): Promise<boolean> {
  const found = await reader
    .selectFrom('events as e')
    .select('e.id')
    .where('e.source', '=', 'community')
    .where('e.picture', '=', base)
    .where((event) =>
      event.or([
        event.and([event('e.status', '<>', 'hidden'), isSeenBy(actor.id)]),
        event('e.user_id', '=', actor.id),
        isIn(actor.id, event.ref('e.organisation_id')),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export const removeFiles = (services: Services): Job => fileRemoval(removeFilesJob, services)
