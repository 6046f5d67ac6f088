import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import { useDebouncedValue } from '#platform/web/use-debounced-value.ts'
import type { City, placesContract } from '../contract.ts'
import type { CountryCode } from '../countries.ts'

const places = roomApi<typeof placesContract>('places')

/** The cities of a country that match the typed text; none until a country is chosen. */
export function useCities(country: CountryCode | null, typed: string): { cities: readonly City[]; isLoading: boolean } {
  const query = useDebouncedValue(typed)
  const { data, isFetching } = useQuery({
    ...places.query.cities.queryOptions({ input: { country: country ?? 'DE', query } }),
    enabled: country !== null,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  })
  const isOfCountry = data?.items[0]?.country === country
  return { cities: isOfCountry ? data.items : [], isLoading: isFetching || query !== typed }
}
