import * as z from 'zod'
import { procedure } from '#platform/contract.ts'
import { countryCodes } from './countries.ts'

export const country = z.enum(countryCodes)

export const city = z.object({
  id: z.number().int().describe('GeoNames id'),
  name: z.string(),
  country,
  latitude: z.number().describe('Degrees north'),
  longitude: z.number().describe('Degrees east'),
})
export type City = z.infer<typeof city>

export const placesContract = {
  cities: procedure
    .route({
      method: 'GET',
      path: '/places/cities',
      summary: 'List cities of a country whose names start with or contain a text, largest first',
      tags: ['Places'],
    })
    .input(z.object({ country, query: z.string().trim().max(80).default('') }))
    .output(z.object({ items: z.array(city).max(20) })),
}
