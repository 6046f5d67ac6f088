import { RateLimiterMemory } from 'rate-limiter-flexible'
import { Refusal, problems } from '#platform/problems.ts'
import { Download } from '#platform/download.ts'
import type { Actor, RequestFacts } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { spend } from '#platform/server/spend.ts'
import type { LinkPreview } from '../contract.ts'
import { linkPictureFolder, pictureOfFile } from '../pictures.ts'
import { addressOf, fetchPreview } from './fetch.ts'
import { presentLinkPreview } from './present.ts'
import { isPicture, previewById, markUsed } from './queries.ts'

/** In memory: it only has to stop members from using the server as a proxy. Cached previews count, too: a limit must not tell which are. */
const looks = new RateLimiterMemory({ points: 60, duration: 60 * 60 })

/** Previews a link while a text is being written. Every failure is the same: null. @throws Refusal tooManyRequests */
export async function previewLink(services: Services, actor: Actor, link: string): Promise<LinkPreview | null> {
  await spend(looks, actor.id)
  const address = addressOf(services, link)
  if (!address) return null
  const { id } = await services.database.transaction((tx) => markUsed(tx, address))
  await fetchPreview(services, id)
  return presentLinkPreview((await previewById(services.database.kysely, id)) ?? null)
}

/** A picture's file, for members who know its address from a preview. Files never change, so browsers keep them. @throws Refusal notFound */
export async function pictureFile({ database, files }: Services, key: string, request: RequestFacts): Promise<Download> {
  const file = `${linkPictureFolder}/${key}`
  const picture = pictureOfFile(file)
  if (!picture || !(await isPicture(database.kysely, picture))) throw new Refusal(problems.notFound)
  const headers = { etag: `"${key}"`, 'cache-control': 'private, max-age=86400', 'cross-origin-resource-policy': 'same-origin' }
  if (request.raw['if-none-match']?.includes(headers.etag)) return new Download(null, headers)
  const found = await files.read(file)
  if (!found) throw new Refusal(problems.notFound)
  return new Download(found.stream, { ...headers, 'content-type': 'image/webp', 'content-length': found.length })
}
