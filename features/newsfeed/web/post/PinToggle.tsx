import { useLingui } from '@lingui/react/macro'
import { Pin } from 'lucide-react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { buttonClass } from '#ui/button-class.ts'
import type { Post } from '../../contract.ts'
import { usePin } from './use-pin.ts'

/** For operators: pins a post to the top of the feed; for leaders, one of their group to its page. */
export function PinOnTop({ post }: { post: Post }) {
  const { t } = useLingui()
  const pin = usePin(post.id)
  const to = post.group ? 'group' : 'feed'
  return (
    <PinToggle
      label={post.group ? t`Pin to the page of the group` : t`Pin to the top of the newsfeed`}
      isPinned={post.pinnedTo.includes(to)}
      onChange={(is) => pin.mutate({ to, is })}
    />
  )
}

/** A button that pins and unpins. */
export function PinToggle({ label, isPinned, onChange }: { label: string; isPinned: boolean; onChange: (isPinned: boolean) => void }) {
  return (
    <ToggleButton
      isSelected={isPinned}
      aria-label={label}
      onChange={onChange}
      className={buttonClass({ variant: 'quiet', size: 'small', className: 'px-1.5! phone:size-11! data-selected:text-accent-ink!' })}
    >
      <Pin aria-hidden className={isPinned ? 'fill-current' : undefined} />
    </ToggleButton>
  )
}
