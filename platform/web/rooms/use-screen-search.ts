import { useNavigate, useSearch } from '@tanstack/react-router'

interface ChangeOptions {
  /** Leaves no trace in the history. */
  replace?: boolean
  /** Begins at the top, as another screen does; unless told, the page stays where it is. */
  fromTop?: boolean
  /** Keeps what the entry of the history knows besides its address. */
  keepState?: boolean
}

type Raw = Record<string, unknown>

/**
 * What the address says of the screen, and how that is changed. Whatever anybody wrote into the address goes through `valid`: the router
 * would hand on what is not valid too.
 */
export function useScreenSearch<Search extends object>(valid: (raw: Raw) => Search) {
  const search = valid(useSearch({ strict: false }))
  const navigate = useNavigate()

  function change(
    next: Search | ((before: Search) => Search),
    { replace = false, fromTop = false, keepState = false }: ChangeOptions = {},
  ) {
    const searchAfter = (raw: Raw) => valid((typeof next === 'function' ? next(valid(raw)) : next) as Raw)
    void navigate({ to: '.', search: searchAfter, replace, resetScroll: fromTop, ...(keepState && { state: true }) })
  }
  return [search, change] as const
}
