import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { usePolling } from '#platform/web/live/index.ts'
import { usePageTitle } from '#platform/web/page-title.ts'
import { Tabs } from '#ui/Tabs.tsx'
import { listCounts, shownCount } from '../data.ts'
import { type MatchListName, matchListNames } from '../search.ts'
import { BookmarkList } from './BookmarkList.tsx'
import { ConnectionList } from './ConnectionList.tsx'
import { PassedList, SentList } from './DecisionLists.tsx'
import { InterestList } from './InterestList.tsx'

interface MatchListsProps {
  list: MatchListName
  onChange: (list: MatchListName) => void
}

const contents = { interests: InterestList, sent: SentList, connections: ConnectionList, bookmarks: BookmarkList, passed: PassedList }

/** Who is interested in one, whose answer one waits for, whom one is connected to, bookmarked, or passed on. The screen keeps the choice in its address. */
export function MatchLists({ list, onChange }: MatchListsProps) {
  const { t } = useLingui()
  const { data: counts } = useQuery({ ...listCounts(), refetchInterval: usePolling() })
  const labels = { interests: t`Interests`, sent: t`Sent`, connections: t`Connections`, bookmarks: t`Bookmarks`, passed: t`Passed` }
  usePageTitle('subject', labels[list])
  const shown = {
    interests: counts?.interests,
    connections: counts?.connections,
    bookmarks: counts?.bookmarks,
    sent: undefined,
    passed: undefined,
  }
  const Contents = contents[list]
  return (
    <Tabs
      label={t`Your lists`}
      value={list}
      onChange={onChange}
      tabs={matchListNames.map((id) => ({
        id,
        label: labels[id],
        // Interests wait for an answer; the others are just there.
        [id === 'interests' ? 'unread' : 'count']: shownCount(shown[id]),
      }))}
    >
      <Contents />
    </Tabs>
  )
}
