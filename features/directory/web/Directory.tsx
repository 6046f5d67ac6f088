import { Trans, useLingui } from '@lingui/react/macro'
import { RefreshCw } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazily } from '#platform/web/lazily.ts'
import { usePageTitle } from '#platform/web/page-title.ts'
import { useIsPhone } from '#platform/web/phone.ts'
import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { useRefreshDirectory } from './data.ts'
import { People } from './people/People.tsx'
import { validDirectorySearch } from './search.ts'

const Organisations = lazily(async () => (await import('./organisations/Organisations.tsx')).Organisations)

/** The Member Directory: all other members, and the organisations, each with search and filters. View and filters are in the URL. */
export function Directory() {
  const { t } = useLingui()
  const [search, show] = useScreenSearch(validDirectorySearch)
  const view = 'view' in search ? 'organisations' : 'people'
  const tabs = [
    { id: 'people', label: t`People` },
    { id: 'organisations', label: t`Organisations` },
  ] as const
  usePageTitle('subject', view === 'people' ? undefined : t`Organisations`)

  return (
    <>
      <PageHeading title={t`Member Directory`} actions={<RefreshButton />} />
      <Tabs
        label={t`Member Directory sections`}
        tabs={tabs}
        value={view}
        onChange={(chosen) => show((before) => ({ ...before, view: chosen }), { fromTop: true })}
      >
        {view === 'people' ? (
          <People />
        ) : (
          <Suspense>
            <Organisations />
          </Suspense>
        )}
      </Tabs>
    </>
  )
}

function RefreshButton() {
  const { t } = useLingui()
  const isPhone = useIsPhone()
  const refreshAll = useRefreshDirectory()
  const [isPending, setPending] = useState(false)
  const refresh = () => {
    setPending(true)
    void refreshAll().finally(() => setPending(false))
  }
  if (isPhone) return <IconButton icon={RefreshCw} label={t`Refresh Directory`} isDisabled={isPending} onPress={refresh} />
  return (
    <Button pending={isPending} onPress={refresh}>
      <RefreshCw aria-hidden />
      <Trans>Refresh Directory</Trans>
    </Button>
  )
}
