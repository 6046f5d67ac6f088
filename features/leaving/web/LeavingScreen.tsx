import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { leavePage, useSignOut } from '#features/accounts/web/index.ts'
import { OwnExport } from '#features/exports/web/index.ts'
import { dashboardPath } from '#platform/paths.ts'
import { handOverToast } from '#platform/web/handed-over-toast.ts'
import { formatDate } from '#platform/web/format-day.ts'
import { usePageTitle } from '#platform/web/page-title.ts'
import { problemOf } from '#platform/web/problem.ts'
import { siteName } from '#platform/web/site-name.ts'
import { Button } from '#ui/Button.tsx'
import { Logo } from '#ui/Logo.tsx'
import { toast } from '#ui/toast.ts'
import { leaving } from './data.ts'

/** The only screen for a member who requested deletion and has signed in again. */
export function LeavingScreen({ leavesAt }: { leavesAt: string }) {
  const { t } = useLingui()
  const day = formatDate(leavesAt.slice(0, 10))
  const { signOut, isSigningOut, question } = useSignOut()
  const keep = useMutation({
    mutationFn: () => leaving.call.keep(),
    async onSuccess() {
      handOverToast({
        kind: 'success',
        title: t`Your account is no longer scheduled for deletion`,
        description: t`Members can see you again. Any upcoming meetings and places at events were cancelled, also if your calendar still shows them.`,
      })
      await leavePage(dashboardPath())
    },
    onError: (error) => toast.error(t`Failed to cancel the deletion. Please try again.`, { description: problemOf(error).text }),
  })
  usePageTitle('section', t`Your account`)

  return (
    <main className="mx-auto grid max-w-[464px] content-start gap-6 px-4 pt-[12vh] pb-8 phone:pt-6">
      <Logo name={siteName()} />
      <div className="grid gap-2">
        <h1 className="text-20 font-semibold text-balance">
          <Trans>Your account will be deleted on {day}</Trans>
        </h1>
        <p className="text-ink-2">
          <Trans>
            You asked for this. You’re hidden from other members, but nothing has been deleted yet: you can still change your mind.
          </Trans>
        </p>
      </div>
      <div className="flex flex-wrap gap-3 phone:grid">
        <Button variant="primary" size="tall" pending={keep.isPending} pendingLabel={t`Keeping account`} onPress={() => keep.mutate()}>
          <Trans>Keep my account</Trans>
        </Button>
        <Button size="tall" pending={isSigningOut} pendingLabel={t`Signing out...`} onPress={() => void signOut()}>
          <Trans>Sign out</Trans>
        </Button>
      </div>
      <section aria-label={t`Your data`} className="border-t border-line pt-2">
        <OwnExport />
      </section>
      {question}
    </main>
  )
}
