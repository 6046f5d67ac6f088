import { useLingui } from '@lingui/react/macro'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Popover } from 'react-aria-components/Popover'
import { useIsPhone } from '#platform/web/phone.ts'
import type { BellPanelProps } from '#platform/web/rooms/room.ts'
import { PanelContents } from './PanelContents.tsx'

/** Notifications over the page: below the bell at the top right, full-screen on phones. */
export function BellPanel({ anchor, onClose, count }: BellPanelProps) {
  const { t } = useLingui()
  const isPhone = useIsPhone()
  const contents = (
    <Dialog aria-label={t`Notifications`} className="flex min-h-0 w-full flex-col outline-none">
      <PanelContents onClose={onClose} count={count} />
    </Dialog>
  )
  const onOpenChange = (isOpen: boolean) => !isOpen && onClose()

  if (isPhone) {
    return (
      <ModalOverlay isOpen onOpenChange={onOpenChange} className="scrim items-stretch!">
        <Modal className="dialog h-full max-h-none! overflow-hidden rounded-none! pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)]">
          {contents}
        </Modal>
      </ModalOverlay>
    )
  }
  return (
    <Popover
      triggerRef={anchor}
      isOpen
      onOpenChange={onOpenChange}
      placement="bottom end"
      offset={8}
      className="popover right-6! left-auto! flex w-100 flex-col overflow-hidden!"
    >
      {contents}
    </Popover>
  )
}
