import { hostOf } from '../address.ts'
import type { LinkPreview } from '../contract.ts'
import type { PreviewRow } from './queries.ts'

/**
 * A preview as readers see it. The host is that of the link, not of the page that it redirected to: redirects can be different for readers.
 */
export const presentLinkPreview = (row: PreviewRow | null): LinkPreview | null =>
  row && {
    address: row.address,
    host: hostOf(row.address),
    title: row.title,
    description: row.description,
    picture: row.picture ? { address: `/api/${row.picture}`, width: row.picture_width ?? 0, height: row.picture_height ?? 0 } : null,
  }
