import { useLingui } from '@lingui/react/macro'
import { Copy, Flag, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Menu } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { copyText } from '#platform/web/copy-text.ts'
import { useToday } from '#platform/web/use-today.ts'
import { MenuItem } from '#ui/Menu.tsx'
import { toast } from '#ui/toast.ts'
import { unsendMinutes } from '../../limits.ts'
import { type MessageLine, isOutgoing } from './lines.ts'
import { MessageTimes } from './MomentsTip.tsx'

interface MessageMenuProps {
  line: MessageLine
  /** The element it opens beside. */
  element: HTMLElement
  onUnsend: () => void
  /** Undefined for messages that can't be reported. */
  onReport: (() => void) | undefined
  onClose: () => void
}

/** Actions on a message, and its delivery times. */
export function MessageMenu({ line, element, onUnsend, onReport, onClose }: MessageMenuProps) {
  const { t } = useLingui()
  const today = useToday()
  const { message, isOwn } = line
  const [openedAt] = useState(Date.now)
  const isStored = !isOutgoing(message)
  const canUnsend = isStored && isOwn && openedAt - Date.parse(message.created_at) < unsendMinutes * 60_000

  const copy = () => {
    void copyText(message.content).then((isCopied) =>
      isCopied ? toast.success(t`Message copied`) : toast.error(t`Failed to copy the message`),
    )
  }
  return (
    <Popover
      triggerRef={{ current: element }}
      isOpen
      onOpenChange={onClose}
      placement={isOwn ? 'bottom end' : 'bottom start'}
      offset={4}
      className="popover min-w-46"
    >
      {isStored && isOwn && (
        <div className="border-b border-line px-4 py-2.5 text-12 text-ink-2">
          <MessageTimes message={message} now={today} />
        </div>
      )}
      <Menu aria-label={t`Message actions`} autoFocus="first" onClose={onClose} className="p-1.5 outline-none">
        <MenuItem label={t`Copy`} icon={Copy} onAction={copy} />
        {isStored && !isOwn && onReport && <MenuItem label={t`Report message`} icon={Flag} onAction={onReport} />}
        {canUnsend && <MenuItem label={t`Unsend`} icon={Undo2} isDangerous onAction={onUnsend} />}
      </Menu>
    </Popover>
  )
}
