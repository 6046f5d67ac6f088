import { useRouter } from '@tanstack/react-router'
import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'
import { validMessagesSearch } from './search.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the entry before this one is the list of conversations. */
    isFromList?: boolean
  }
}

/** What the address says of the screen, and how that is changed. */
export function useMessagesRoute() {
  const [search, change] = useScreenSearch(validMessagesSearch)
  const router = useRouter()
  const toList = () => change(({ q }) => ({ q }), { replace: true })
  return {
    ...search,
    /** What is typed into the search leaves no trace in the history. */
    type: (q: string) => change((before) => ({ ...before, q: q || undefined }), { replace: true, keepState: true }),
    /** Back to the list, on phones. */
    back() {
      if (router.state.location.state.isFromList) router.history.back()
      else toList()
    },
    /** Away from a conversation that is no more. */
    leave: toList,
  }
}
