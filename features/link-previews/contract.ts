import * as z from 'zod'
import { downloadOf, procedure } from '#platform/contract.ts'
import { longestAddress } from './limits.ts'
import { linkPicture } from './pictures.ts'

const tags = ['Link previews']

const picture = z.object({
  address: z.string().describe(`Without the width: append -${linkPicture.widths.join('.webp, -')}.webp`),
  width: z.number().int().describe('Of the widest file, in pixels'),
  height: z.number().int(),
})

export const linkPreview = z.object({
  address: z.url().describe('What the link leads to'),
  host: z.string().describe('Of that address'),
  title: z.string(),
  description: z.string().describe('May be empty'),
  picture: picture.nullable(),
})
export type LinkPreview = z.infer<typeof linkPreview>

export const linkPreviewsContract = {
  preview: procedure
    .meta({ load: 'outside' })
    .route({
      method: 'POST',
      path: '/link-previews',
      summary: 'Preview a link. There is none for a page that cannot be fetched, for whatever reason',
      tags,
    })
    .input(z.object({ address: z.string().max(longestAddress) }))
    .output(z.object({ preview: linkPreview.nullable() })),
  pictureFile: procedure
    .meta({ load: 'files' })
    .route({ method: 'GET', path: '/link-pictures/{+key}', summary: 'Get the picture of a link preview', tags })
    .input(z.object({ key: z.string().max(200) }))
    .output(downloadOf('image/webp')),
}
