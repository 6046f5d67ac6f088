import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useChangesArea } from '#features/members/web/index.ts'
import { LoadMore } from '#platform/web/LoadMore.tsx'
import { itemsOf } from '#platform/web/pages.ts'
import { problemOf } from '#platform/web/problem.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { toast } from '#ui/toast.ts'
import type { OperatedReview } from '../contract.ts'
import { mostAtOnce } from '../limits.ts'
import { HideDialog } from './HideDialog.tsx'
import { RatingLine, ReviewWords } from './ReviewItem.tsx'
import { reviews, useRefreshReviews, waitingReviews } from './data.ts'

/** Reviews of the platform that came in a burst, for moderators to approve or hide, several at once. Nothing if none wait. */
export function WaitingReviews() {
  const { t } = useLingui()
  const canChange = useChangesArea('moderation')
  const pages = useInfiniteQuery(waitingReviews())
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  const [isHiding, setHiding] = useState(false)
  const refresh = useRefreshReviews()
  const items = pages.data ? itemsOf(pages.data) : []
  const selected = items.filter(({ id }) => selection.has(id)).slice(0, mostAtOnce)
  const clear = () => setSelection(new Set())
  const approve = useMutation({
    mutationFn: () => reviews.call.approve({ ids: selected.map(({ id }) => id) }),
    onSuccess: clear,
    onError: (error) => toast.error(t`Failed to approve reviews`, { description: problemOf(error).text }),
    onSettled: refresh,
  })
  if (items.length === 0) return null
  const selectable = items.slice(0, mostAtOnce)
  const isAll = selected.length === selectable.length
  return (
    <SettingsGroup
      title={t`Reviews waiting for approval`}
      description={t`Many reviews of the platform arrived within a day. Only their authors can see these until you approve them.`}
    >
      {canChange && (
        <div className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
          <Checkbox
            className="me-auto"
            isSelected={isAll}
            isIndeterminate={selected.length > 0 && !isAll}
            onChange={(all) => setSelection(new Set(all ? selectable.map(({ id }) => id) : []))}
          >
            {selected.length === 0 ? <Trans>Select all</Trans> : <Plural value={selected.length} one="# selected" other="# selected" />}
          </Checkbox>
          <div className="flex gap-2">
            <Button size="small" isDisabled={selected.length === 0} pending={approve.isPending} onPress={() => approve.mutate()}>
              <Trans>Approve selected</Trans>
            </Button>
            <Button size="small" isDisabled={selected.length === 0 || approve.isPending} onPress={() => setHiding(true)}>
              <Trans>Hide selected</Trans>
            </Button>
          </div>
        </div>
      )}
      <ul className="divide-y divide-line">
        {items.map((review) => (
          <li key={review.id} className="grid gap-1.5 py-3">
            {canChange ? (
              <Checkbox
                isSelected={selection.has(review.id)}
                onChange={(isSelected) =>
                  setSelection((before) => new Set(isSelected ? [...before, review.id] : [...before].filter((id) => id !== review.id)))
                }
              >
                <AuthorName review={review} />
              </Checkbox>
            ) : (
              <AuthorName review={review} />
            )}
            <RatingLine review={{ ...review, edited_at: null }} />
            <ReviewWords>{review.review_text}</ReviewWords>
          </li>
        ))}
      </ul>
      {pages.hasNextPage && <LoadMore pages={pages} />}
      {isHiding && <HideDialog hidden={selected} onClose={() => setHiding(false)} onHidden={clear} />}
    </SettingsGroup>
  )
}

const AuthorName = ({ review: { author } }: { review: OperatedReview }) => (
  <span dir="auto" className="font-medium wrap-anywhere">
    {author.full_name}
  </span>
)
