import { useLingui } from '@lingui/react/macro'
import { Outlet, useNavigate } from '@tanstack/react-router'
import { Suspense, useMemo } from 'react'
import { I18nProvider as AriaI18nProvider, RouterProvider as AriaRouterProvider } from 'react-aria-components'
import { sessionEnded } from '#platform/web/session-ended.ts'
import { mayRead } from '#platform/staff.ts'
import { readerLocale } from '#platform/web/i18n.ts'
import { usePageTitle } from '#platform/web/page-title.ts'
import { useIsPhone } from '#platform/web/phone.ts'
import { ConsoleContext } from '#platform/web/rooms/console.ts'
import { SearchKindsContext } from '#platform/web/rooms/search-kinds.ts'
import { SlotContext } from '#platform/web/rooms/slots.tsx'
import { RefusedEntryText } from '#ui/refused-entry-text.ts'
import { Staged } from '#ui/Staged.tsx'
import { consolePages, searchKinds, slots } from '../rooms.ts'
import { useMember } from '#features/members/web/index.ts'
import { useStore } from '#platform/web/use-store.ts'
import { lazily } from '#platform/web/lazily.ts'
import { loadWithRetry } from '#platform/web/load-with-retry.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { BottomBar } from './BottomBar.tsx'
import { ConnectionBar } from './ConnectionBar.tsx'
import { Header } from './Header.tsx'
import { PlaceBar } from './PlaceBar.tsx'
import { PrintedFooter } from './PrintedFooter.tsx'
import { panels } from './panels.ts'
import { TopBar } from './TopBar.tsx'
import { WaitingProvider } from './Waiting.tsx'
import { useCurrentTab } from './current-tab.ts'
import { useKeptTabs } from './last-tabs.ts'
import { useFollowers } from './use-followers.ts'
import { usePanel } from './use-panel.ts'
import { useShortcuts } from './use-shortcuts.ts'

const SessionEnded = lazily(async () => (await import('./SessionEnded.tsx')).SessionEnded)
const Notices = lazily(async () => (await loadWithRetry(() => import('./Notices.tsx'))).Notices, { isAwaited: false })

/** The frame of every screen for signed-in members: bars, palette, shortcuts, toasts and error boundary. */
export function Shell() {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const member = useMember()
  const isOver = useStore(sessionEnded) || !member
  const palette = usePanel(panels.palette)
  const shortcuts = usePanel(panels.shortcuts)
  usePageTitle('section', i18n._(useCurrentTab().label))
  useKeptTabs()
  useFollowers(member?.id)
  useShortcuts({ palette: palette.open, help: shortcuts.open })
  // The console is closed to those who need a second factor first.
  const role = member && !member.factor_due ? member.role : 'member'
  const kinds = useMemo(() => searchKinds.filter(({ area }) => area === undefined || mayRead(role, area)), [role])
  const openHelp = () => {
    palette.close()
    shortcuts.open()
  }

  return (
    <SlotContext value={slots}>
      <SearchKindsContext value={kinds}>
        <ConsoleContext value={consolePages}>
          <AriaI18nProvider locale={readerLocale()}>
            <WaitingProvider isOver={isOver}>
              <AriaRouterProvider navigate={(href) => void navigate({ href })}>
                <a
                  href="#main"
                  className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-3 focus:z-50 focus:rounded-control focus:bg-raised focus:px-4 focus:py-2 focus:font-medium focus:shadow-3"
                >
                  {t`Skip to content`}
                </a>
                {isPhone ? <TopBar onSearch={palette.open} /> : <Header onSearch={palette.open} />}
                <ConnectionBar />
                {!isOver && <PlaceBar />}
                <main
                  id="main"
                  tabIndex={-1}
                  className="mx-auto max-w-[calc(var(--container-page)+48px)] px-6 pt-7 pb-12 outline-none phone:px-4 phone:pt-4 phone:pb-8"
                >
                  <ErrorBoundary>
                    <RefusedEntryText value={t`Please enter a number`}>
                      {isOver ? (
                        <Suspense>
                          <SessionEnded />
                        </Suspense>
                      ) : (
                        <Staged>
                          <Outlet />
                        </Staged>
                      )}
                    </RefusedEntryText>
                  </ErrorBoundary>
                  <PrintedFooter />
                </main>
                {isPhone && <BottomBar />}
                <Suspense>
                  <Notices />
                </Suspense>
                {palette.Panel && <palette.Panel onClose={palette.close} onHelp={openHelp} />}
                {shortcuts.Panel && <shortcuts.Panel onClose={shortcuts.close} />}
              </AriaRouterProvider>
            </WaitingProvider>
          </AriaI18nProvider>
        </ConsoleContext>
      </SearchKindsContext>
    </SlotContext>
  )
}
