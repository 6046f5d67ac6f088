import { useLingui } from '@lingui/react/macro'
import { Menu } from 'lucide-react'
import type { JoiningMode } from '#features/joining/vocabulary.ts'
import { dashboardPath, landingPath } from '#platform/paths.ts'
import { siteName } from '#platform/web/site-name.ts'
import { Logo } from '#ui/Logo.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { JoinLabel } from './JoinLabel.tsx'
import { SignInLink } from './SignInLink.tsx'
import { column } from './Section.tsx'
import { useSectionLinks } from './use-section-links.ts'

/**
 * The header of visitors' pages. On phones, its links are in a popover, which opens without scripts.
 * @param member the id of the member who reads the page
 * @param landing address of the landing page, on other pages
 */
export function SiteHeader({ member, joining, landing }: { member: string | undefined; joining: JoiningMode; landing?: string }) {
  const { t } = useLingui()
  const links = useSectionLinks(landing)
  const community = siteName()
  return (
    <header className="sticky top-0 short:static z-10 border-b border-line bg-canvas">
      <div className={`${column} flex min-h-16 flex-wrap items-center gap-x-7 phone:min-h-14 phone:gap-2 phone:pe-1.5`}>
        <a href={landingPath()} aria-label={t`${community}, start page`} className="flex">
          <Logo name={community} />
        </a>
        <nav aria-label={t`Main`} className="ms-5 flex gap-6.5 font-medium text-ink-2 max-lg:ms-0 max-lg:gap-5 phone:hidden">
          {links.map(({ href, label }) => (
            <a key={href} href={href} className="py-2 hover:text-ink">
              {label}
            </a>
          ))}
        </nav>
        <div className="ms-auto flex items-center gap-2">
          {member ? (
            <>
              <button type="button" data-sign-out={member} className={buttonClass({ variant: 'quiet', className: 'phone:hidden' })}>
                {t`Log Out`}
              </button>
              <a href={dashboardPath()} className={buttonClass({ variant: 'primary' })}>
                {t`Dashboard`}
              </a>
            </>
          ) : (
            <>
              <SignInLink mode="sign-in" className={buttonClass({ variant: 'quiet', className: 'phone:hidden' })}>
                {t`Sign in`}
              </SignInLink>
              <SignInLink mode="join" className={buttonClass({ variant: 'primary' })}>
                <JoinLabel mode={joining} />
              </SignInLink>
            </>
          )}
          <button
            type="button"
            popoverTarget="site-menu"
            aria-label={t`Menu`}
            className="hidden size-control place-items-center rounded-control text-ink-2 hover:bg-hover phone:grid"
          >
            <Menu />
          </button>
        </div>
      </div>
      <nav
        id="site-menu"
        popover="auto"
        aria-label={t`Menu`}
        className="top-14 inset-x-0 bottom-auto hidden m-0 w-full border-b border-line bg-raised px-4 py-2 text-16 text-ink shadow-3 phone:open:block"
      >
        {links.map(({ href, label }) => (
          <a key={href} href={href} className="flex min-h-12 items-center border-b border-line">
            {label}
          </a>
        ))}
        {member ? (
          <button type="button" data-sign-out={member} className="flex min-h-12 w-full items-center">
            {t`Log Out`}
          </button>
        ) : (
          <SignInLink mode="sign-in" className="flex min-h-12 items-center">
            {t`Sign in`}
          </SignInLink>
        )}
      </nav>
    </header>
  )
}
