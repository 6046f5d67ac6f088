import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight, X } from 'lucide-react'
import { problemOf } from '#platform/web/problem.ts'
import { siteName } from '#platform/web/site-name.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { toast } from '#ui/toast.ts'
import { Unsettled } from '#ui/Unsettled.tsx'
import { joining, ownWelcome } from '../data.ts'

/** On a new member's dashboard: the welcome, until they dismiss it. */
export function WelcomeCard() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { data, isPending } = useQuery(ownWelcome())
  if (isPending) return <Unsettled />
  const welcome = data?.welcome
  if (!welcome) return null
  const community = siteName()

  async function dismiss() {
    queryClient.setQueryData(ownWelcome().queryKey, { welcome: null })
    try {
      await joining.call.dismissWelcome()
    } catch (error) {
      toast.error(t`Failed to dismiss the welcome`, { description: problemOf(error).text })
      await queryClient.invalidateQueries({ queryKey: ownWelcome().queryKey })
    }
  }

  return (
    <section aria-labelledby="welcome-title" className="card relative mb-5 grid gap-2 p-5 phone:p-4">
      <h2 id="welcome-title" dir="auto" className="pe-9 font-semibold wrap-anywhere">
        {welcome.title || t`Welcome to ${community}`}
      </h2>
      <p dir="auto" className="max-w-read whitespace-pre-line text-ink-2 wrap-anywhere">
        {welcome.text ||
          t`Good to have you here. Complete your profile, so that members know who they are talking to, and have a look around.`}
      </p>
      {welcome.steps.length > 0 && (
        <ul className="divide-y divide-line">
          {welcome.steps.map(({ label, href }) => (
            <li key={`${href} ${label}`}>
              <StepLink href={href} label={label} />
            </li>
          ))}
        </ul>
      )}
      <IconButton icon={X} label={t`Dismiss welcome`} size="small" className="absolute! end-3 top-3" onPress={() => void dismiss()} />
    </section>
  )
}

function StepLink({ href, label }: { href: string; label: string }) {
  const className = 'flex min-h-11 items-center gap-3 font-medium hover:text-accent-ink'
  const content = (
    <>
      <span dir="auto" className="min-w-0 flex-1 wrap-anywhere">
        {label}
      </span>
      <ChevronRight aria-hidden className="icon-sm text-ink-3" />
    </>
  )
  return href.startsWith('/') ? (
    <Link to={href} className={className}>
      {content}
    </Link>
  ) : (
    <a href={href} target="_blank" rel="nofollow noopener noreferrer" className={className}>
      {content}
    </a>
  )
}
