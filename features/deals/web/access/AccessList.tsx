import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useRef, useState } from 'react'
import { usePolling } from '#platform/web/live/index.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { LoadMore } from '#platform/web/LoadMore.tsx'
import { itemsOf } from '#platform/web/pages.ts'
import { RelativeTime } from '#features/notifications/web/index.ts'
import { profilePath } from '#features/members/paths.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { useKeptFocus } from '#ui/use-kept-focus.ts'
import type { Access } from '../../access-contract.ts'
import { accessPages } from '../figures-data.ts'
import { useAnswerAccess } from './use-answer-access.ts'

/** How many are shown at first, unless more are open. */
const atFirst = 3

/** For a deal's owner: access requests and decisions. Renders nothing if there are none. */
export function AccessList({ dealId }: { dealId: string }) {
  const { t } = useLingui()
  const heading = useId()
  const pages = useInfiniteQuery({ ...accessPages(dealId), refetchInterval: usePolling() })
  const [showsAll, setShowsAll] = useState(false)
  const all = itemsOf(pages.data)
  const shown = showsAll ? all : all.slice(0, Math.max(atFirst, all.filter(({ state }) => state === 'asked').length))
  const box = useRef<HTMLUListElement>(null)
  // An answer replaces the row's buttons.
  const keptFocus = useKeptFocus(box, shown.map(({ member, state }) => `${member.id} ${state}`).join())
  const showAll = () => {
    setShowsAll(true)
    requestAnimationFrame(() => {
      const rows = [...(box.current?.querySelectorAll('a') ?? [])]
      const next = rows[shown.length] ?? rows.at(-1)
      next?.focus()
    })
  }
  if (!pages.data && pages.error)
    return <LoadFailed title={t`Failed to load analytics`} error={pages.error} onRetry={() => void pages.refetch()} />
  if (all.length === 0) return null
  return (
    <section aria-labelledby={heading} className="mt-7">
      <h2 id={heading} className="mb-1 font-semibold">
        <Trans>Document access</Trans>
      </h2>
      <ul ref={box} aria-labelledby={heading} {...keptFocus}>
        {shown.map((access) => (
          <AccessRow key={access.member.id} dealId={dealId} access={access} />
        ))}
      </ul>
      {showsAll && pages.hasNextPage && <LoadMore pages={pages} />}
      {!showsAll && (shown.length < all.length || pages.hasNextPage) && (
        <Button size="small" variant="quiet" className="-ms-2.5" onPress={showAll}>
          <Trans>Show all</Trans>
        </Button>
      )}
    </section>
  )
}

function AccessRow({ dealId, access: { member, state, asked_at } }: { dealId: string; access: Access }) {
  const { t } = useLingui()
  const { mutate, isPending, variables } = useAnswerAccess(dealId)
  const name = member.full_name
  const states = { asked: t`Requested access`, granted: t`Has access`, refused: t`No access` }
  const button = (answer: 'granted' | 'refused', label: string, text: string, isMain = false) => (
    <Button
      size="small"
      variant={isMain ? 'soft' : 'secondary'}
      aria-label={label}
      isDisabled={isPending && variables.answer !== answer}
      pending={isPending && variables.answer === answer}
      onPress={() => mutate({ member, answer })}
    >
      {text}
    </Button>
  )
  return (
    <li className="grid min-h-16 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 border-t border-line py-2.5 first:border-t-0">
      <Avatar id={member.id} name={name} picture={member.profile_picture} />
      <div className="min-w-0">
        <Link
          to={profilePath(member.id)}
          className="block truncate rounded-badge font-medium outline-offset-[-2px] hover:underline phone:-my-1.5 phone:py-1.5"
        >
          <bdi>{name}</bdi>
        </Link>
        <p className="flex flex-wrap items-baseline gap-x-2 text-ink-2">
          {member.company_name && <bdi className="truncate">{member.company_name}</bdi>}
          <span>{states[state]}</span>
          {state === 'asked' && asked_at && <RelativeTime at={asked_at} />}
        </p>
      </div>
      <div className="flex gap-2 phone:col-span-full phone:*:flex-1">
        {state === 'granted' ? (
          button('refused', t`Revoke access for ${name}`, t({ message: 'Revoke', context: 'access' }))
        ) : (
          <>
            {state === 'asked' && button('refused', t`Deny ${name} access`, t`Deny`)}
            {button('granted', t`Allow ${name} to read`, t`Allow`, state === 'asked')}
          </>
        )}
      </div>
    </li>
  )
}
