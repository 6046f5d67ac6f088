import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Check, Handshake, Undo2, X } from 'lucide-react'
import { paths } from '#platform/paths.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import type { Decision } from '../../contract.ts'
import { useDecidedToday } from '../deck/use-deck.ts'

/** How many are shown. */
const most = 5

/** What one decided lately, last first, and the way back from the last of it. */
export function DecidedToday({ self, onUndo }: { self: string; onUndo: (() => void) | undefined }) {
  const decided = useDecidedToday(self)
  return (
    <section>
      <div className="flex h-control-sm items-center justify-between gap-3">
        <h2 className="font-semibold">
          <Trans>Decided today</Trans>
        </h2>
        {onUndo && (
          <Button variant="quiet" size="small" className="-me-2.75" onPress={onUndo}>
            <Undo2 aria-hidden />
            <Trans>Undo last swipe</Trans>
          </Button>
        )}
      </div>
      {decided.length === 0 ? (
        <p className="mt-1 text-ink-2">
          <Trans>Whom you pass on or connect with stands here for a day.</Trans>
        </p>
      ) : (
        <ul className="-mb-3 divide-y divide-line">
          {decided.slice(0, most).map(({ member, ...decision }) => (
            <li key={member.id}>
              <Link to={paths.profile(member.id)} className="group flex items-center gap-3 py-3">
                <Avatar id={member.id} name={member.full_name} picture={member.profile_picture} size={36} />
                <span className="min-w-0 flex-1">
                  <bdi className="block truncate font-medium group-hover:underline">{member.full_name}</bdi>
                  <bdi className="block truncate text-12 text-ink-3">{member.company_name}</bdi>
                </span>
                <Outcome {...decision} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Outcome({ status, connected }: Pick<Decision, 'status' | 'connected'>) {
  const Icon = connected ? Handshake : status === 'accepted' ? Check : X
  return (
    <span className="flex shrink-0 items-center gap-1.25 text-12 text-ink-2">
      <Icon aria-hidden className="icon-xs" />
      {connected ? <Trans>Connected</Trans> : status === 'accepted' ? <Trans>Interested</Trans> : <Trans>Passed</Trans>}
    </span>
  )
}
