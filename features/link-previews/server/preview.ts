import { RateLimiterMemory } from 'rate-limiter-flexible'
import { Refusal, problems } from '#platform/problems.ts'
import type { Download } from '#platform/download.ts'
import type { Actor, RequestFacts } from '#platform/server/http/context.ts'
import { servePicture } from '#platform/server/pictures/serve-picture.ts'
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

/** A picture's file, for members who know its address from a preview. @throws Refusal notFound */
export async function pictureFile(services: Services, key: string, request: RequestFacts): Promise<Download> {
  const file = `${linkPictureFolder}/${key}`
  const picture = pictureOfFile(file)
  if (!picture || !(await isPicture(services.database.kysely, picture))) throw new Refusal(problems.notFound)
  return servePicture(services, file, request, 86_400)
}
