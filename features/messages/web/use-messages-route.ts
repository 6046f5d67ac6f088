import { useRouter } from '@tanstack/react-router'
import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'
import { validMessagesSearch } from './search.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the previous history entry is the list of conversations. */
    isFromList?: boolean
  }
}

/** Search parameters of the screen, and functions to change them. */
export function useMessagesRoute() {
  const [search, change] = useScreenSearch(validMessagesSearch)
  const router = useRouter()
  const toList = () => change(({ q }) => ({ q }), { replace: true })
  return {
    ...search,
    /** Typing in the search adds no history entries. */
    type: (q: string) => change((before) => ({ ...before, q: q || undefined }), { replace: true, keepState: true }),
    /** Returns to the list, on phones. */
    back() {
      if (router.state.location.state.isFromList) router.history.back()
      else toList()
    },
    /** Leaves a conversation that doesn't exist. */
    leave: toList,
  }
}
