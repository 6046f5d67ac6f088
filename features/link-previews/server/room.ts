import { room } from '#platform/server/room.ts'
import { linkPreviewsContract } from '../contract.ts'
import { clearPreviews } from './clear.ts'
import { fetchPreviews, removeFiles } from './fetch.ts'
import { linkPreviewsHandlers } from './handlers.ts'
import type { IsUsed } from './queries.ts'

/** @param areUsed conditions of the rooms that show previews; what none of them shows is deleted */
export const linkPreviewsRoom = (...areUsed: readonly IsUsed[]) =>
  room({
    name: 'linkPreviews',
    contract: linkPreviewsContract,
    handlers: linkPreviewsHandlers,
    jobs: (services) => [fetchPreviews(services), removeFiles(services), clearPreviews(services, areUsed)],
    personalData: {
      leftOut: {
        link_previews: /*i18n*/ {
          id: 'file.copy.link-previews.link_previews',
          message: 'Previews of pages that posts link to; they do not say who wrote the links.',
        },
      },
    },
  })
