import { Suspense, lazy } from 'react'
import { I18nProvider as AriaI18nProvider } from 'react-aria-components'
import { useMember } from '#features/members/web/index.ts'
import { readerLocale } from '#platform/web/i18n.ts'
import { Shell } from './Shell.tsx'

const LeavingScreen = lazy(() => import('#features/leaving/web/index.ts').then((module) => ({ default: module.LeavingScreen })))
const Notices = lazy(() => import('./Notices.tsx').then((module) => ({ default: module.Notices })))

/** The application; for who is about to leave, the one screen that is left to them. */
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
