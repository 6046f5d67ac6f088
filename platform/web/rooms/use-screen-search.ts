import { useNavigate, useSearch } from '@tanstack/react-router'

interface ChangeOptions {
  /** Replaces the current history entry. */
  replace?: boolean
  /** Scrolls to the top like a new screen; by default the scroll position is kept. */
  fromTop?: boolean
  /** Keeps the state of the history entry. */
  keepState?: boolean
}

type Raw = Record<string, unknown>

/**
 * The query parameters of the screen, and how to change them. They are untrusted and go through `valid`, because the router also passes on
 * invalid values.
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
