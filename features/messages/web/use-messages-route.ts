import { getRouteApi, useRouter } from '@tanstack/react-router'
import type { MessagesSearch } from './search.ts'

const route = getRouteApi('/dashboard/tab/messages')

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the entry before this one is the list of conversations. */
    isFromList?: boolean
  }
}

/** What the address says of the screen, and how that is changed. */
export function useMessagesRoute() {
  const search: MessagesSearch = route.useSearch()
  const navigate = route.useNavigate()
  const router = useRouter()
  const toList = () => void navigate({ search: { q: search.q }, replace: true, resetScroll: false })
  return {
    ...search,
    /** What is typed into the search leaves no trace in the history. */
    type: (q: string) =>
      void navigate({ search: (before) => ({ ...before, q: q || undefined }), state: true, replace: true, resetScroll: false }),
    /** Back to the list, on phones. */
    back() {
      if (router.state.location.state.isFromList) router.history.back()
      else toList()
    },
    /** Away from a conversation that is no more. */
    leave: toList,
  }
}
