import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Check, Handshake, Undo2, X } from 'lucide-react'
import { profilePath } from '#features/members/paths.ts'
import { singleKeys } from '#platform/web/single-keys.ts'
import { useStore } from '#platform/web/use-store.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Kbd } from '#ui/Kbd.tsx'
import type { Decision } from '../../contract.ts'
import { bandLooks } from '../card/band-looks.ts'
import { useDecidedToday } from '../deck/use-deck.ts'

/** Shown beside the cards on wide screens. */
export function SidePanel({ self, onUndo }: { self: string; onUndo: (() => void) | undefined }) {
  return (
    <aside className="grid content-start gap-5 *:border-t *:border-line *:pt-5 *:first:border-0 *:first:pt-0">
      <DecidedToday self={self} onUndo={onUndo} />
      <ScoreLegend />
      <KeyLegend />
    </aside>
  )
}

/** How many decisions are shown. */
const maxShown = 5

/** The member's recent decisions, newest first, with a button to undo the last one. */
function DecidedToday({ self, onUndo }: { self: string; onUndo: (() => void) | undefined }) {
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
          <Trans>Members you pass on or connect with stay here for a day.</Trans>
        </p>
      ) : (
        <ul className="-mb-3 divide-y divide-line">
          {decided.slice(0, maxShown).map(({ member, ...decision }) => (
            <li key={member.id}>
              <Link to={profilePath(member.id)} className="group flex items-center gap-3 py-3">
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
      {connected ? <Trans>Connected</Trans> : status === 'accepted' ? <Trans>Waiting</Trans> : <Trans>Passed</Trans>}
    </span>
  )
}

/** Explains the numbers and colours of scores. */
function ScoreLegend() {
  const { t } = useLingui()
  const rows = [
    ['90+', t`Strong match, super match from 95`, bandLooks.strong.chip],
    ['75–89', t`Good match`, bandLooks.good.chip],
    [t`Below 75`, t`Possible match`, bandLooks.possible.chip],
  ] as const
  return (
    <section>
      <h2 className="mb-2 font-semibold">
        <Trans>What the score means</Trans>
      </h2>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-2.5">
        {rows.map(([score, meaning, chip]) => (
          <div key={score} className="contents">
            <dt
              className={classNames(
                'grid min-h-6 min-w-14 place-items-center px-1 whitespace-nowrap rounded-badge text-12 font-semibold',
                chip,
              )}
            >
              {score}
            </dt>
            <dd className="text-ink-2">{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-12 text-ink-3">
        <Trans>The score measures how well two profiles match. You both see the same number, and decisions never change it.</Trans>
      </p>
    </section>
  )
}

/** Explains the keys. */
function KeyLegend() {
  const { t } = useLingui()
  const hasLetters = useStore(singleKeys)
  const arrows: [string, string][] = [
    ['←', t`Pass`],
    ['→', t`Connect`],
  ]
  const letters: [string, string][] = [
    ['B', t`Bookmark`],
    ['Z', t`Undo last swipe`],
  ]
  return (
    <dl aria-label={t`Keyboard shortcuts`} className="grid grid-cols-[18px_1fr] items-center gap-x-2.5 gap-y-2">
      {[...arrows, ...(hasLetters ? letters : [])].map(([key, meaning]) => (
        <div key={key} className="contents">
          <dt className="grid">
            <Kbd>{key}</Kbd>
          </dt>
          <dd className="text-ink-2">{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}
