import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CheckCheck, ChevronRight, Sparkles, Undo2 } from 'lucide-react'
import { editProfilePath, welcomePath } from '#features/profiles/paths.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import type { ProfileHint } from '../../contract.ts'

interface CaughtUpProps {
  /** How many the deck had. */
  size: number
  /** Whether the next deck lies ready. */
  hasMore: boolean
  hints: readonly ProfileHint[]
  isFinding: boolean
  onFind: () => void
  onUndo: (() => void) | undefined
}

/** All cards of the deck are decided. */
export function CaughtUp({ size, hasMore, hints, isFinding, onFind, onUndo }: CaughtUpProps) {
  const { t } = useLingui()
  return (
    <section data-front tabIndex={-1} className="card rounded-dialog py-6 outline-none">
      <EmptyState
        icon={CheckCheck}
        title={t`You're all caught up!`}
        action={
          <div className="grid justify-items-center gap-2">
            <Button variant="primary" pending={isFinding} onPress={onFind}>
              <Trans>Find New Matches</Trans>
            </Button>
            {onUndo && (
              <Button className="md:hidden" onPress={onUndo}>
                <Undo2 aria-hidden />
                <Trans>Undo last swipe</Trans>
              </Button>
            )}
          </div>
        }
      >
        {hasMore ? (
          <Plural
            value={size}
            one="You have decided on the one member of this deck. The next ones are ready when you are."
            other="You have decided on all # members of this deck. The next ones are ready when you are."
          />
        ) : (
          <Trans>You have decided on everyone chosen for you. New suggestions come when members join or profiles change.</Trans>
        )}
      </EmptyState>
      <BetterMatches hints={hints} />
    </section>
  )
}

interface NoMatchesProps {
  hints: readonly ProfileHint[]
  isFinding: boolean
  onFind: () => void
}

/** There is nobody to decide on, and there was not. */
export function NoMatches({ hints, isFinding, onFind }: NoMatchesProps) {
  const { t } = useLingui()
  return (
    <div className="card rounded-dialog py-6">
      <EmptyState
        icon={Sparkles}
        title={t`No matches yet`}
        action={
          <Button variant={hints.length > 0 ? 'secondary' : 'primary'} pending={isFinding} onPress={onFind}>
            <Trans>Find New Matches</Trans>
          </Button>
        }
      >
        <Trans>Suggestions come as members join and profiles are filled in.</Trans>
      </EmptyState>
      <BetterMatches hints={hints} />
    </div>
  )
}

/** Nobody is suggested to whose own profile does not say enough yet. */
export function NoMatchesYet({ hints }: { hints: readonly ProfileHint[] }) {
  const { t } = useLingui()
  return (
    <div className="card rounded-dialog py-6">
      <EmptyState
        icon={Sparkles}
        title={t`No matches yet`}
        action={
          <Link to={welcomePath()} className={buttonClass({ variant: 'primary' })}>
            <Trans>Continue</Trans>
          </Link>
        }
      >
        <Trans>Members who fit are suggested once your profile says who you are and what your field is.</Trans>
      </EmptyState>
      <BetterMatches hints={hints} />
    </div>
  )
}

/** What one is asked for, and what it is good for. */
const hintTexts: Readonly<Record<ProfileHint, { name: MessageDescriptor; use: MessageDescriptor }>> = {
  industry: { name: msg`Your industry`, use: msg`Members look for their own field first.` },
  location: { name: msg`Your country and city`, use: msg`Many look near home.` },
  funding_stage: { name: msg`Your funding stage`, use: msg`Investors join rounds of their stages.` },
  raising_amount: { name: msg`What you are raising`, use: msg`It is compared with the tickets investors write.` },
  expertise_areas: { name: msg`Your expertise`, use: msg`It finds those who need what you know.` },
  sdgs: { name: msg`Your development goals`, use: msg`Shared goals count.` },
  sfdr_article: { name: msg`Your SFDR classification`, use: msg`It tells which companies your fund can hold.` },
  investor_preferences: { name: msg`What you look for`, use: msg`Stages, industries, places and tickets.` },
}

/** Where in the profile's form it begins, if it is no field of its own. */
const firstFields: Partial<Record<ProfileHint, string>> = { location: 'country', investor_preferences: 'industries' }

/** What one's profile lacks that would help most, with the way to it. */
function BetterMatches({ hints }: { hints: readonly ProfileHint[] }) {
  const { i18n } = useLingui()
  if (hints.length === 0) return null
  return (
    <section className="mx-auto max-w-100 px-6 pb-6 phone:px-4">
      <h3 className="mb-1 font-semibold">
        <Trans>For better matches, complete your profile</Trans>
      </h3>
      <ul className="divide-y divide-line">
        {hints.map((hint) => (
          <li key={hint}>
            <Link
              to={editProfilePath()}
              hash={`profile-${firstFields[hint] ?? hint}`}
              className="flex min-h-12 items-center gap-3 py-2 hover:text-accent-ink"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{i18n._(hintTexts[hint].name)}</span>
                <span className="block text-12 text-ink-3">{i18n._(hintTexts[hint].use)}</span>
              </span>
              <ChevronRight aria-hidden className="icon-sm text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
