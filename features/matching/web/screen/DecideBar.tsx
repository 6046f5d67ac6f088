import { Trans, useLingui } from '@lingui/react/macro'
import { Bookmark, BookmarkCheck, Check, MessageSquarePlus, MessageSquareText, X } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import type { Decision, MatchCard } from '../../contract.ts'

interface DecideBarProps {
  card: MatchCard
  hasNote: boolean
  onDecide: (status: Decision['status']) => void
  onBookmark: () => void
  onNote: () => void
}

/** Actions on the card in front; on phones always within reach above the tab bar. */
export function DecideBar({ card, hasNote, onDecide, onBookmark, onNote }: DecideBarProps) {
  const { t } = useLingui()
  return (
    <div
      role="group"
      aria-label={t`Decide on ${card.full_name}`}
      className="sticky bottom-0 z-10 -mx-2 flex flex-wrap gap-2.5 bg-canvas *:flex-auto px-2 py-4 phone:mx-0 phone:fixed phone:inset-x-0 phone:bottom-[calc(var(--tabbar)+env(safe-area-inset-bottom))] phone:gap-2 phone:border-t phone:border-line phone:bg-surface phone:px-4 phone:py-2.5 short:static"
    >
      <Button
        size="tall"
        className="basis-[6rem] phone:h-[max(48px,2.75rem)]! phone:px-2! max-[359px]:[&_.lucide]:hidden"
        onPress={() => onDecide('rejected')}
      >
        <X aria-hidden />
        <Trans>Pass</Trans>
      </Button>
      <IconButton
        icon={card.bookmarked ? BookmarkCheck : Bookmark}
        label={card.bookmarked ? t`Remove bookmark` : t`Bookmark`}
        variant={card.bookmarked ? 'soft' : 'outline'}
        className="size-11! flex-none! phone:size-12!"
        onPress={onBookmark}
      />
      <IconButton
        icon={hasNote ? MessageSquareText : MessageSquarePlus}
        label={hasNote ? t`Edit your note` : t`Add a note`}
        variant={hasNote ? 'soft' : 'outline'}
        className="size-11! flex-none! phone:size-12!"
        onPress={onNote}
      />
      <Button
        size="tall"
        variant="primary"
        className="basis-[6rem] phone:h-[max(48px,2.75rem)]! phone:px-2! max-[359px]:[&_.lucide]:hidden"
        onPress={() => onDecide('accepted')}
      >
        <Check aria-hidden />
        <Trans>Connect</Trans>
      </Button>
    </div>
  )
}
