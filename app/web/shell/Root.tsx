import { useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { I18nProvider as AriaI18nProvider } from 'react-aria-components'
import { useMember } from '#features/members/web/index.ts'
import { readerLocale } from '#platform/web/i18n.ts'
import { lazily } from '#platform/web/lazily.ts'
import { loadWithRetry } from '#platform/web/load-with-retry.ts'
import { SlotContext } from '#platform/web/rooms/slots.tsx'
import { beforeTerms, slots, whileLeaving } from '../rooms.ts'
import { Shell } from './Shell.tsx'

const LeavingScreen = lazily(whileLeaving)
const NewTerms = lazily(beforeTerms)
const CoverScreen = lazily(async () => (await import('#ui/CoverScreen.tsx')).CoverScreen)
const Notices = lazily(async () => (await loadWithRetry(() => import('./Notices.tsx'))).Notices, { isAwaited: false })

/** The application; members whose account will be deleted, or who have to accept new terms, only see one screen. */
export function Root() {
  const { t } = useLingui()
  const member = useMember()
  const leavesAt = member?.leaves_at
  const owesTerms = !leavesAt && member?.terms_due === 'accept'
  // A page that was open stays below new terms, so that nothing that was typed is lost.
  const [wasOpen, setOpen] = useState(!owesTerms)
  if (!owesTerms && !wasOpen) setOpen(true)

  return (
    <>
      {wasOpen && !leavesAt && <Shell />}
      {(leavesAt || owesTerms) && (
        <SlotContext value={slots}>
          <AriaI18nProvider locale={readerLocale()}>
            <Suspense>
              {leavesAt ? (
                <LeavingScreen leavesAt={leavesAt} />
              ) : wasOpen ? (
                <CoverScreen label={t`New terms`}>
                  <NewTerms />
                </CoverScreen>
              ) : (
                <main>
                  <NewTerms />
                </main>
              )}
            </Suspense>
            {(leavesAt || !wasOpen) && (
              <Suspense>
                <Notices />
              </Suspense>
            )}
          </AriaI18nProvider>
        </SlotContext>
      )}
    </>
  )
}
