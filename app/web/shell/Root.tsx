import { Suspense } from 'react'
import { I18nProvider as AriaI18nProvider } from 'react-aria-components'
import { useMember } from '#features/members/web/index.ts'
import { readerLocale } from '#platform/web/i18n.ts'
import { lazily } from '#platform/web/lazily.ts'
import { loadAtLast } from '#platform/web/load-at-last.ts'
import { whileLeaving } from '../rooms.ts'
import { Shell } from './Shell.tsx'

const LeavingScreen = lazily(whileLeaving)
const Notices = lazily(async () => (await loadAtLast(() => import('./Notices.tsx'))).Notices)

/** The application; members whose account will be deleted only see one screen. */
export function Root() {
  const leavesAt = useMember()?.leaves_at
  if (!leavesAt) return <Shell />
  return (
    <AriaI18nProvider locale={readerLocale()}>
      <Suspense>
        <LeavingScreen leavesAt={leavesAt} />
      </Suspense>
      <Suspense>
        <Notices />
      </Suspense>
    </AriaI18nProvider>
  )
}
