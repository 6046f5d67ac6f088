import { implement } from '@orpc/server'
import { type RequestContext, signedIn } from '#platform/server/http/context.ts'
import { placesContract } from '../contract.ts'
import { searchCities } from './cities.ts'

const places = implement(placesContract).$context<RequestContext>()

export const placesHandlers = {
  cities: places.cities.use(signedIn).handler(({ input }) => ({ items: searchCities(input.country, input.query) })),
}
