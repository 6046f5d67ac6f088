import { randomBytes } from 'node:crypto'
import { Refusal } from '#platform/problems.ts'
import type { Crop } from '#platform/server/pictures/encode.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { storedKeysOf } from '#platform/server/files/member-files.ts'
import { fileRemoval } from '#platform/server/files/removal.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Job } from '#platform/server/jobs/index.ts'
import { storePicture } from '#platform/server/pictures/store-picture.ts'
import type { Services } from '#platform/server/services.ts'
import { pictureKinds } from '#features/profiles/picture-kinds.ts'
import { decodeUpload } from '#features/profiles/server/index.ts'
import type { Organisation } from '../organisation-contract.ts'
import { organisationProblems } from '../problems.ts'
import { organisationToChange, requireAct } from './access.ts'
import { readOrganisation } from './present.ts'
import { tellChanged } from './live.ts'
import { type OrganisationRow, organisationById, replacePicture, roleOf } from './queries.ts'

export type OrganisationPicture = 'logo' | 'cover'
const kindOf = { logo: 'picture', cover: 'cover' } as const

const folder = 'organisation-pictures'
const removeFilesJob = 'organisations.removeFiles'
const pictureKey = new RegExp(`^${folder}/([0-9a-f-]{36})/[\\w-]+\\.webp$`)

/** A new, unguessable base for the keys of a picture. They are the organisation's: they outlive the account that uploaded them. */
export const newPictureBase = (which: OrganisationPicture, id: string) =>
  `${folder}/${id}/${which}-${Date.now()}-${randomBytes(9).toString('base64url')}`

export const pictureFiles = (which: OrganisationPicture, base: string) =>
  pictureKinds[kindOf[which]].widths.map((width) => `${base}-${width}.webp`)

/**
 * Decodes an upload, stores it in every width and shows it on the organisation's page.
 * @throws Refusal gone, notIn, notYourRole, or like `decodeUpload` and `storePicture`
 */
export async function uploadPicture(
  services: Services,
  actor: Actor,
  { id, which, file, crop }: { id: string; which: OrganisationPicture; file: File; crop: Crop },
): Promise<Organisation> {
  await requireAct(services.database.kysely, actor, id, 'edit')
  const encoded = await decodeUpload(file, kindOf[which], crop)
  const base = newPictureBase(which, id)
  return storePicture(services, actor.id, pictureFiles(which, base), encoded, () => putPicture(services, actor, id, which, base))
}

/** Shows a stored picture (null: none) and, after the commit, deletes the files of the previous one. @throws Refusal gone, notIn, notYourRole */
export async function putPicture(
  services: Services,
  actor: Actor,
  id: string,
  which: OrganisationPicture,
  base: string | null,
): Promise<Organisation> {
  await services.events.change(async (tx, announce) => {
    await organisationToChange(tx, actor, id, 'edit')
    const before = await replacePicture(tx, id, which, base)
    if (before) await services.jobs.queue(removeFilesJob, { files: pictureFiles(which, before) }, { tx })
    await announce('organisation.changed', { organisation_id: id })
    tellChanged(services.live, tx, id)
  })
  return readOrganisation(services, actor, { id })
}

/** Deletes the pictures of an organisation after the commit. */
export async function removePicturesOf(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Tx,
  { logo, cover }: Pick<OrganisationRow, 'logo' | 'cover'>,
): Promise<void> {
  const files = [...(logo ? pictureFiles('logo', logo) : []), ...(cover ? pictureFiles('cover', cover) : [])]
  if (files.length > 0) await jobs.queue(removeFilesJob, { files }, { tx })
}

/** The keys of the pictures that a member uploaded, by organisation. */
export async function picturesUploadedBy(reader: Reader, memberId: string): Promise<ReadonlyMap<string, string[]>> {
  const keys = await storedKeysOf(reader, memberId)
  const byOrganisation = Map.groupBy(keys, (key) => pictureKey.exec(key)?.[1])
  return new Map([...byOrganisation].flatMap(([id, own]) => (id === undefined ? [] : [[id, own]])))
}

/** Checks that the reader may see a picture: members those of all organisations, visitors those of public ones. @throws Refusal gone */
export async function requirePicture(reader: Reader, actor: Actor | undefined, key: string): Promise<void> {
  const id = pictureKey.exec(key)?.[1]
  const organisation = id && (await organisationById(reader, id))
  if (!organisation) throw new Refusal(organisationProblems.gone)
  const isShown = organisation.hidden_at === null && (actor !== undefined || organisation.is_public)
  if (!isShown && !(actor && (await roleOf(reader, actor.id, organisation.id)))) throw new Refusal(organisationProblems.gone)
}

export const removeFiles = (services: Services): Job => fileRemoval(removeFilesJob, services)
