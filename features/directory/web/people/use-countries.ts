import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { countryOptions } from '#features/places/web/index.ts'
import { memberCountries } from '../data.ts'

/** Countries with members first, then the others with a note, each sorted by name. */
export function useCountries() {
  const { t } = useLingui()
  const { data } = useQuery(memberCountries())
  if (!data) return countryOptions()
  const [some, none] = [true, false].map((has) => countryOptions().filter(({ id }) => data.items.includes(id) === has))
  return [...(some ?? []), ...(none ?? []).map((option) => ({ ...option, detail: t`no members yet` }))]
}
