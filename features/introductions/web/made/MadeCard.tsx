import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { profilePath } from '#features/members/paths.ts'
import { formatDay } from '#platform/web/format-day.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import type { MadeIntroduction } from '../../contract.ts'
import { introductions, useChange } from '../data.ts'
import { Word } from '../Word.tsx'

/** An introduction that the viewer made: the two with the words to them, and what became of it. */
export function MadeCard({ introduction }: { introduction: MadeIntroduction }) {
  const { members, state, created_at } = introduction
  const day = formatDay(created_at)
  return (
    <li className="card grid gap-4 p-5 phone:p-4">
      <div className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-2">
        <State introduction={introduction} />
        <p className="min-w-0 flex-1 text-12 text-ink-3 phone:order-last phone:basis-full">
          <time dateTime={created_at}>
            <Trans>Introduced on {day}</Trans>
          </time>
        </p>
        {state === 'open' && <Withdraw introduction={introduction} />}
      </div>
      <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
        {members.map((member) => (
          <div key={member.id} className="grid content-start gap-2">
            <div className="flex items-center gap-3">
              <Avatar id={member.id} name={member.full_name} picture={member.profile_picture} size={40} />
              <div className="min-w-0 flex-1">
                <h2 className="truncate font-medium">
                  <Link to={profilePath(member.id)} className="rounded-badge outline-offset-[-2px] hover:underline">
                    <bdi>{member.full_name}</bdi>
                  </Link>
                </h2>
                <p dir="auto" className="truncate text-ink-2">
                  {member.company_name}
                </p>
              </div>
            </div>
            <Word>{member.word}</Word>
          </div>
        ))}
      </div>
    </li>
  )
}

function State({ introduction: { state, expires_at, came_about_at } }: { introduction: MadeIntroduction }) {
  const { t } = useLingui()
  const [until, since] = [formatDay(expires_at), came_about_at && formatDay(came_about_at)]
  if (state === 'came_about') return <Badge tone="success">{t`Came about on ${since}`}</Badge>
  if (state === 'open') return <Badge tone="accent">{t`Open until ${until}`}</Badge>
  return <Badge>{state === 'withdrawn' ? t({ message: 'Withdrawn', context: 'introduction' }) : t`Over since ${until}`}</Badge>
}

function Withdraw({ introduction: { id, members } }: { introduction: MadeIntroduction }) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const withdraw = useChange({
    send: () => introductions.call.withdraw({ id }),
    failed: t`Failed to withdraw your introduction`,
  })
  const [one = '', other = ''] = members.map(({ full_name }) => full_name)
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        className="-my-1.5 -me-2.5 ms-auto"
        aria-label={t`Withdraw the introduction of ${one} and ${other}`}
        onPress={() => setAsking(true)}
      >
        <Trans>Withdraw</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t`Withdraw your introduction of ${one} and ${other}?`}
        description={t`They no longer see it, and aren’t told that you withdrew it.`}
        confirmLabel={t`Withdraw introduction`}
        pendingLabel={t`Withdrawing`}
        cancelLabel={t`Keep introduction`}
        closeLabel={t`Close`}
        pending={withdraw.isPending}
        onConfirm={() => withdraw.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </>
  )
}
