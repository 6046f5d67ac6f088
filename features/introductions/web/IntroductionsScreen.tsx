import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { usePolling } from '#platform/web/live/index.ts'
import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'
import { PageHeading } from '#ui/PageHeading.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { unansweredPages } from './data.ts'
import { MadeList } from './made/MadeList.tsx'
import { ReceivedList } from './received/ReceivedList.tsx'
import { validIntroductionsSearch } from './search.ts'

/** Introductions that wait for the member's answer, and those that the member made. The list is in the address. */
export function IntroductionsScreen() {
  const { t } = useLingui()
  const [{ list }, show] = useScreenSearch(validIntroductionsSearch)
  const { data: waiting } = useInfiniteQuery({ ...unansweredPages(), refetchInterval: usePolling() })
  const first = waiting?.pages[0]
  return (
    <div className="settles mx-auto max-w-190">
      <PageHeading title={t({ message: 'Introductions', context: 'between members' })} />
      <Tabs
        label={t({ message: 'Introductions', context: 'between members' })}
        value={list ?? 'received'}
        onChange={(chosen) => show(chosen === 'by-me' ? { list: 'by-me' } : {})}
        tabs={[
          {
            id: 'received',
            label: t`For you`,
            ...(first && first.items.length > 0 && { unread: `${first.items.length}${first.next_cursor ? '+' : ''}` }),
          },
          { id: 'by-me', label: t`By you` },
        ]}
      >
        {list ? <MadeList /> : <ReceivedList />}
      </Tabs>
    </div>
  )
}
