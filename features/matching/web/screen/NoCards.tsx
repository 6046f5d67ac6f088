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
  /** The number of cards in the deck. */
  size: number
  /** Whether the next deck has been fetched. */
  hasMore: boolean
  hints: readonly ProfileHint[]
  isFinding: boolean
  onFind: () => void
  onUndo: (() => void) | undefined
}

/** Shown when all cards of the deck are decided. */
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
            one="You have decided on the only member in this deck. The next ones are ready when you are."
            other="You have decided on all # members in this deck. The next ones are ready when you are."
          />
        ) : (
          <Trans>You have decided on all your matches. New ones appear when members join or update their profiles.</Trans>
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

/** Shown if there were no cards at all. */
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
        <Trans>Suggestions appear as members join and complete their profiles.</Trans>
      </EmptyState>
      <BetterMatches hints={hints} />
    </div>
  )
}

/** Shown to members whose own profile is incomplete. */
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
        <Trans>Add a bio and your field to your profile to get matches.</Trans>
      </EmptyState>
      <BetterMatches hints={hints} />
    </div>
  )
}

/** Missing fields, and why they help. */
const hintTexts: Readonly<Record<ProfileHint, { name: MessageDescriptor; use: MessageDescriptor }>> = {
  industry: { name: msg`Your industry`, use: msg`Members often look within their own industry first.` },
  location: { name: msg`Your country and city`, use: msg`Many members look for matches nearby.` },
  funding_stage: { name: msg`Your funding stage`, use: msg`Investors look for specific stages.` },
  raising_amount: { name: msg`How much you are raising`, use: msg`Compared with the ticket sizes of investors.` },
  expertise_areas: { name: msg`Your expertise`, use: msg`Helps you find members who need your knowledge.` },
  sdgs: { name: msg`Your Sustainable Development Goals`, use: msg`Shared goals improve a match.` },
  sfdr_article: { name: msg`Your SFDR classification`, use: msg`Shows which companies suit your fund.` },
  investor_preferences: { name: msg`What you look for`, use: msg`Stages, industries, locations and ticket sizes.` },
}

/** The first field of hints that cover several fields of the form. */
const firstFields: Partial<Record<ProfileHint, string>> = { location: 'country', investor_preferences: 'industries' }

/** Missing profile fields that would help most, with links to them. */
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
