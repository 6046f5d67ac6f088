import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import { itemsOf } from '#platform/web/pages.ts'
import { usePageTitle } from '#platform/web/page-title.ts'
import { useIsPhone } from '#platform/web/phone.ts'
import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'
import { lazily } from '#platform/web/lazily.ts'
import { useMember } from '#features/members/web/index.ts'
import { buttonClass } from '#ui/button-class.ts'
import { PageHeading } from '#ui/PageHeading.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { newDealPath } from '../../paths.ts'
import { Browse } from '../browse/Browse.tsx'
import { ownDealPages } from '../data.ts'
import { MyDeals } from '../mine/MyDeals.tsx'
import { type HubTab, validHubSearch } from '../search.ts'

const Pipeline = lazily(async () => (await import('../pipeline/Pipeline.tsx')).Pipeline)
const AnalyticsTab = lazily(async () => (await import('../analytics/AnalyticsTab.tsx')).AnalyticsTab)
const Preferences = lazily(async () => (await import('../preferences/Preferences.tsx')).Preferences)

/** The Deal Flow Hub: others' deals, the member's own, and for investors their pipeline and preferences. Tab and filters are in the URL. */
export function DealHub() {
  const { t } = useLingui()
  const member = useMember()
  const [search, show] = useScreenSearch(validHubSearch)
  const isInvestor = member?.user_type === 'investor'
  const tab: HubTab = search.tab === 'pipeline' && !isInvestor ? 'browse' : (search.tab ?? 'browse')
  const own = useInfiniteQuery(ownDealPages())
  const tabs = [
    { id: 'browse', label: t`Browse` },
    ...(isInvestor ? [{ id: 'pipeline', label: t`Pipeline` } as const] : []),
    { id: 'my-deals', label: t`My deals`, count: countText(itemsOf(own.data).length, own.hasNextPage) },
    { id: 'preferences', label: t`Preferences` },
    { id: 'analytics', label: t`Analytics` },
  ] as const satisfies { id: HubTab; label: string; count?: string | undefined }[]
  const panels = { browse: Browse, pipeline: Pipeline, 'my-deals': MyDeals, preferences: Preferences, analytics: AnalyticsTab }
  const Panel = panels[tab]
  usePageTitle('subject', tab === 'browse' ? undefined : tabs.find(({ id }) => id === tab)?.label)

  return (
    <>
      <PageHeading title={t`Deal Flow Hub`} actions={<PostButton />} />
      <Tabs
        label={t`Deal Flow Hub sections`}
        tabs={tabs}
        value={tab}
        onChange={(chosen) => show(chosen === 'browse' ? {} : { tab: chosen }, { fromTop: true })}
      >
        <Suspense>
          <Panel />
        </Suspense>
      </Tabs>
    </>
  )
}

/** Members have few deals, which usually fit on one page. */
const countText = (count: number, isMore: boolean) => (count === 0 ? undefined : `${count}${isMore ? '+' : ''}`)

function PostButton() {
  const { t } = useLingui()
  const isPhone = useIsPhone()
  return (
    <Link to={newDealPath()} aria-label={t`Post New Deal`} className={buttonClass({ variant: 'primary' })}>
      <Plus aria-hidden />
      {isPhone ? <Trans context="deal">Post</Trans> : <Trans>Post New Deal</Trans>}
    </Link>
  )
}
