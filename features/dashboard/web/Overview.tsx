import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ChevronRight, LogOut, UserRoundPlus } from 'lucide-react'
import { paths } from '#platform/paths.ts'
import { useMember, useSignOut } from '#features/accounts/web/index.ts'
import { CompletionCard, TypeBadge } from '#features/profiles/web/index.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'

/** The dashboard's first screen: who one is, where one can go, what is still missing. */
export function Overview() {
  const { t } = useLingui()
  const member = useMember()
  const { signOut, isSigningOut } = useSignOut()
  if (!member) return null
  const name = member.full_name || member.email

  return (
    <>
      <section className="mb-6 flex items-center gap-4 phone:mb-4 phone:gap-3">
        <Avatar id={member.id} name={name} picture={member.profile_picture} size={52} />
        <div className="min-w-0 flex-1">
          <div className="flex items-center gap-2.5">
            <h1 className="truncate text-20 font-semibold">{name}</h1>
            <TypeBadge type={member.user_type} tone="accent" />
          </div>
          <p className="text-ink-2">
            <Trans>ESG Network Dashboard</Trans>
          </p>
        </div>
        <Button pending={isSigningOut} pendingLabel={t`Signing out...`} onPress={() => void signOut()}>
          <LogOut aria-hidden />
          <Trans>Logout</Trans>
        </Button>
      </section>
      <div className="grid grid-cols-[minmax(0,1fr)_408px] items-start gap-8 max-lg:grid-cols-1 max-lg:gap-5">
        <nav aria-label={t`Quick Actions`} className="grid gap-3">
          <Link to={paths.tab('organisations')} className="card card-link flex h-13 items-center gap-3 px-4 font-medium">
            <UserRoundPlus className="text-accent-ink" aria-hidden />
            <span className="flex-1">
              <Trans>Find Connections</Trans>
            </span>
            <ChevronRight className="icon-sm text-ink-3" aria-hidden />
          </Link>
        </nav>
        <CompletionCard />
      </div>
    </>
  )
}
