import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { usePolling } from '#platform/web/live/index.ts'
import { usePageTitle } from '#platform/web/page-title.ts'
import { useUnseen } from '#features/notifications/web/index.ts'
import { Tabs } from '#ui/Tabs.tsx'
import { listCounts, shownCount } from './data.ts'
import { BookmarkList } from './lists/BookmarkList.tsx'
import { ConnectionList } from './lists/ConnectionList.tsx'
import { PassedList, SentList } from './lists/DecisionLists.tsx'
import { InterestList } from './lists/InterestList.tsx'
import { type MatchListName, matchListNames } from './search.ts'

interface MatchTabsProps {
  list: MatchListName | undefined
  /** Undefined for the cards. */
  onChange: (list: MatchListName | undefined) => void
  /** The cards. */
  children: ReactNode
}

const lists = { interests: InterestList, sent: SentList, connections: ConnectionList, bookmarks: BookmarkList, passed: PassedList }

/**
 * The cards, and the lists of interests received and sent, connections, bookmarks and passed members. Each list's size is shown discreetly;
 * members that the tab's badge counts are announced as new.
 */
export function MatchTabs({ list, onChange, children }: MatchTabsProps) {
  const { t } = useLingui()
  const { data: counts } = useQuery({ ...listCounts(), refetchInterval: usePolling() })
  const news = (count: number) => (count > 0 ? t`${plural(count, { one: '# new', other: '# new' })}` : undefined)
  const fresh = { interests: useUnseen('matching.interest'), connections: useUnseen('matching.connection') }
  const tabs = [
    { id: 'matches', label: t`Matches` },
    {
      id: 'interests',
      label: t({ message: 'Interests', context: 'members' }),
      count: shownCount(counts?.interests),
      unread: news(fresh.interests),
    },
    { id: 'sent', label: t({ message: 'Sent', context: 'interests' }) },
    { id: 'connections', label: t`Connections`, count: shownCount(counts?.connections), unread: news(fresh.connections) },
    { id: 'bookmarks', label: t({ message: 'Bookmarks', context: 'members' }), count: shownCount(counts?.bookmarks) },
    { id: 'passed', label: t({ message: 'Passed', context: 'members' }) },
  ] as const
  const List = list && lists[list]
  usePageTitle('subject', tabs.find(({ id }) => id === list)?.label)
  return (
    <Tabs
      label={t`Matches and lists`}
      value={list ?? 'matches'}
      onChange={(chosen) => onChange(matchListNames.find((name) => name === chosen))}
      tabs={tabs}
    >
      {List ? <List /> : children}
    </Tabs>
  )
}
