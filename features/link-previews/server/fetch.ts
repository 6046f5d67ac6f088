import { randomUUID } from 'node:crypto'
import type { Tx } from '#platform/server/database/index.ts'
import { fileRemoval } from '#platform/server/files/removal.ts'
import { type Job, job } from '#platform/server/jobs/index.ts'
import { OutboundFailure } from '#platform/server/outbound/index.ts'
import { decodePicture } from '#platform/server/pictures/decode.ts'
import { isItsFault } from '#platform/server/pictures/is-its-fault.ts'
import type { Services } from '#platform/server/services.ts'
import { siteUrlOf } from '#platform/server/site-url.ts'
import { firstLink, hostOf, previewable } from '../address.ts'
import { linkPicture, linkPictureFiles, linkPictureFolder } from '../pictures.ts'
import { decodeHtml } from './decode-html.ts'
import { dueAddress, markUsed } from './queries.ts'
import { type PageSummary, readPage } from './read-page.ts'

const fetchJob = 'linkPreviews.fetch'
const removeFilesJob = 'linkPreviews.removeFiles'

/** A page's head is in its first 512 kB. Times are in milliseconds. */
const ofPage = { maxBytes: 512 * 1024, isCut: true, time: 6_000, headers: { accept: 'text/html,application/xhtml+xml' } }
const ofPicture = { maxBytes: 8 * 1024 * 1024, time: 6_000, headers: { accept: 'image/webp,image/jpeg,image/png' } }
const decoding = { patience: 15_000 }
/** Smaller pictures are for counting readers, or icons. */
const fewestPixels = 64

/** The address of a link's preview, unless it has none or leads to this site. */
export function addressOf(services: Services, link: string | undefined): string | undefined {
  const address = link === undefined ? undefined : previewable(link)
  return address && hostOf(address) !== hostOf(siteUrlOf(services)) ? address : undefined
}

/**
 * Finds or creates the preview of the first link in a text that is being stored. Its page is fetched after the transaction; until then, and
 * if that fails, there is nothing to show.
 * @returns its id; null if no link has a preview
 */
export async function previewInText(services: Services, tx: Tx, text: string): Promise<string | null> {
  const address = addressOf(services, firstLink(text))
  if (!address) return null
  const { id, is_due } = await markUsed(tx, address)
  if (is_due) await services.jobs.queueAll(fetchJob, [{ payload: { id }, group: new URL(address).host }], { tx })
  return id
}

/** Fetches pages in the background, so that one slow site delays no other. What fails stays without a preview. */
export const fetchPreviews = (services: Services): Job =>
  job<{ id: string }>({ name: fetchJob, retries: 2, lanes: 4, run: ({ id }) => fetchPreview(services, id) })

/** Fetches a page and its picture if that is due. A page that cannot be fetched keeps the preview that it has. */
export async function fetchPreview(services: Services, id: string): Promise<void> {
  const due = await dueAddress(services.database.kysely, id)
  if (!due) return
  const page = await readLink(services, due.address)
  const picture = page?.picture === undefined ? undefined : await keepPicture(services, page.picture)
  await services.events.change(async (tx, announce) => {
    const before = await tx.selectFrom('link_previews').select('picture').where('id', '=', id).forUpdate().executeTakeFirst()
    const found = page && {
      title: page.title,
      description: page.description,
      picture: picture?.base ?? null,
      picture_width: picture?.width ?? null,
      picture_height: picture?.height ?? null,
    }
    await tx
      .updateTable('link_previews')
      .set({ ...found, fetched_at: new Date() })
      .where('id', '=', id)
      .execute()
    if (page && before?.picture) await removePictures(services, tx, [before.picture])
    // Meanwhile the preview itself may have been deleted.
    if (!before && picture) await removePictures(services, tx, [picture.base])
    if (page) await announce('link.previewed', { preview_id: id })
  })
}

async function readLink({ outbound, log }: Services, address: string): Promise<PageSummary | undefined> {
  try {
    const answer = await outbound.ask(address, ofPage)
    const type = answer.headers['content-type'] ?? ''
    if (answer.status !== 200 || !/^(?:text\/html|application\/xhtml\+xml)\b/i.test(type)) return undefined
    return readPage(decodeHtml(answer.body, type), answer.url)
  } catch (error) {
    if (!(error instanceof OutboundFailure)) throw error
    log.info({ failure: error.code }, 'a linked page could not be fetched')
    return undefined
  }
}

/** Fetches a picture and stores it in our widths. @returns undefined if it cannot be shown */
async function keepPicture({ outbound, files, log }: Services, given: string) {
  const address = previewable(given)
  if (!address) return undefined
  try {
    const answer = await outbound.ask(address, ofPicture)
    const decoded = answer.status === 200 ? await decodePicture(answer.body, linkPicture, decoding) : undefined
    if (!decoded || 'refused' in decoded || Math.min(decoded.width, decoded.height) < fewestPixels) return undefined
    const base = `${linkPictureFolder}/${randomUUID()}`
    const keys = linkPictureFiles(base)
    for (const [at, bytes] of decoded.files.entries()) await files.put(keys[at] as string, bytes, 'image/webp')
    return { base, width: decoded.width, height: decoded.height }
  } catch (error) {
    const level = isItsFault(error) ? 'info' : 'error'
    log[level]({ err: error }, 'the picture of a linked page could not be kept')
    return undefined
  }
}

/** Deletes the files of pictures once the transaction is committed and no backup needs them. */
export const removePictures = ({ jobs }: Services, tx: Tx, pictures: readonly string[]): Promise<void> =>
  jobs.queue(removeFilesJob, { files: pictures.flatMap(linkPictureFiles) }, { tx })

export const removeFiles = (services: Services): Job => fileRemoval(removeFilesJob, services)
