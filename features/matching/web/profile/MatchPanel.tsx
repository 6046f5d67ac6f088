import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Bookmark, BookmarkCheck } from 'lucide-react'
import { useId, useRef } from 'react'
import type { MemberBrief } from '#features/members/contract.ts'
import { problemOf } from '#platform/web/problem.ts'
import { Button } from '#ui/Button.tsx'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { bandOf } from '../../bands.ts'
import { bandLooks } from '../card/band-looks.ts'
import { Reasons } from '../card/Reasons.tsx'
import { ScoreMeaning, ScoreParts } from '../card/ScoreMeaning.tsx'
import { ScoreRing } from '../card/ScoreRing.tsx'
import { matchCardOf } from '../data.ts'
import { useSetBookmarked } from '../deck/use-set-bookmarked.ts'
import { useKeptFocus } from '#ui/use-kept-focus.ts'
import { Standing } from './Standing.tsx'

/** On another member's profile: the match with its reasons, the standing of the two, and the available actions. */
export function MatchPanel({ member }: { member: MemberBrief }) {
  const { t, i18n } = useLingui()
  const heading = useId()
  const { data: card, error, refetch } = useQuery(matchCardOf(member.id))
  const { mutate: setBookmarked } = useSetBookmarked()
  const standing = useRef<HTMLDivElement>(null)
  const keptFocus = useKeptFocus(standing, card?.standing)
  if (error && !card) {
    const { code, text } = problemOf(error)
    if (code === 'NOT_FOUND') return null
    return (
      <section role="alert" className="card mb-7 grid justify-items-start gap-3 p-5 phone:p-4">
        <h2 className="font-semibold">
          <Trans>Failed to load this match</Trans>
        </h2>
        <p className="text-ink-2">{text}</p>
        <Button size="small" onPress={() => void refetch()}>
          <Trans>Retry</Trans>
        </Button>
      </section>
    )
  }
  if (!card) return <PanelSkeleton />

  const { score, parts, reasons, bookmarked } = card
  const { word, icon: Icon, text: tone } = bandLooks[bandOf(score)]
  return (
    <section aria-labelledby={heading} className="card mb-7 grid grid-cols-[minmax(0,1fr)] gap-4 p-5 phone:p-4">
      <div className="flex items-center gap-4">
        <ScoreRing score={score} />
        <div className="min-w-0 flex-1">
          <h2 id={heading} className={classNames('flex items-center gap-1.5 font-semibold', tone)}>
            <Icon aria-hidden />
            {i18n._(word)}
          </h2>
          <ScoreMeaning card={card} />
        </div>
        <IconButton
          icon={bookmarked ? BookmarkCheck : Bookmark}
          label={bookmarked ? t`Remove bookmark` : t`Bookmark`}
          isOn={bookmarked}
          variant={bookmarked ? 'soft' : 'outline'}
          className="self-start"
          onPress={() => setBookmarked({ member, isBookmarked: !bookmarked })}
        />
      </div>
      <div ref={standing} tabIndex={-1} {...keptFocus} className="grid gap-4 outline-none">
        <Standing member={member} card={card} />
      </div>
      <div className="border-t border-line pt-4">
        <Reasons reasons={reasons} />
      </div>
      {score !== null && <ScoreParts parts={parts} />}
    </section>
  )
}

/** Placeholder while loading; it reserves the space so that nothing moves. */
function PanelSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Loading this match`} className="card mb-7 grid gap-4 p-5 phone:p-4">
      <div className="flex items-center gap-4">
        <Skeleton className="size-19 rounded-full" />
        <div className="grid flex-1 gap-2.5">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="w-44" />
        </div>
      </div>
      <div className="grid gap-3 border-t border-line pt-4">
        <Skeleton className="w-32" />
        <Skeleton />
        <Skeleton />
        <Skeleton className="w-2/3" />
      </div>
      <Skeleton className="h-control" />
    </SkeletonGroup>
  )
}
