import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { roomApi } from '#platform/web/api.ts'
import type { City, placesContract } from '../contract.ts'
import type { CountryCode } from '../countries.ts'

const places = roomApi<typeof placesContract>('places')

/** Milliseconds without a further letter before the server is asked. */
const pause = 150

/** The cities of a country that fit what is typed, largest first; none while no country is chosen. */
export function useCities(country: CountryCode | null, typed: string): { cities: readonly City[]; isLoading: boolean } {
  const query = useSettled(typed)
  const { data, isFetching } = useQuery({
    ...places.query.cities.queryOptions({ input: { country: country ?? 'DE', query } }),
    enabled: country !== null,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  })
  const isOfCountry = data?.items[0]?.country === country
  return { cities: isOfCountry ? data.items : [], isLoading: isFetching || query !== typed }
}

/** The value, once it has not changed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
