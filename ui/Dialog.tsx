import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Text } from 'react-aria-components/Text'
import { classNames } from './class-names.ts'
import { IconButton } from './IconButton.tsx'
import { sheetDrag } from './sheet-drag.ts'

export interface DialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  /** A line under the title; may contain links. */
  description?: ReactNode
  closeLabel: string
  /** Whether a press outside or pulling the handle closes it. Escape and the close button always do. */
  isDismissable?: boolean
  size?: 'small' | 'regular' | 'large'
  role?: 'dialog' | 'alertdialog'
  children?: ReactNode
}

const widths = { small: 'max-w-[26.5rem]', regular: 'max-w-[29rem]', large: 'max-w-[40rem]' }

/**
 * A modal dialog, shown as a bottom sheet on phones. Traps the focus and restores it on closing.
 * Its last child is usually `DialogActions`.
 */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  closeLabel,
  isDismissable = true,
  size = 'regular',
  role = 'dialog',
  children,
}: DialogProps) {
  const close = () => onOpenChange(false)
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable={isDismissable} className="scrim">
      <Modal className={classNames('dialog', widths[size])}>
        <AriaDialog role={role} className="dialog-body">
          <div
            aria-hidden
            className="-mx-4 -mt-3 hidden touch-none pt-3 pb-1 phone:block"
            {...(isDismissable ? sheetDrag(close, (handle) => handle.closest<HTMLElement>('.dialog')) : {})}
          >
            <div className="mx-auto h-1 w-9 rounded-full bg-line-2" />
          </div>
          <header className="pe-9">
            <Heading slot="title" className="text-20 font-semibold text-balance">
              {title}
            </Heading>
            {description && (
              <Text slot="description" elementType="div" className="mt-0.5 text-ink-2">
                {description}
              </Text>
            )}
          </header>
          {children}
          <IconButton icon={X} label={closeLabel} size="small" className="absolute! end-5 top-5 phone:end-2 phone:top-3" onPress={close} />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

/** The buttons at the end of a dialog; equally wide on phones. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap justify-end gap-2 phone:*:flex-1">{children}</div>
}
