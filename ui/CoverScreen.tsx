import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'

/** A screen in front of everything that is open, which stays as it is below; nothing but its contents can close it. */
export const CoverScreen = ({ label, children }: { label: string; children: ReactNode }) => (
  <ModalOverlay isOpen isKeyboardDismissDisabled className="fixed inset-0 z-50 overflow-y-auto bg-canvas">
    <Modal className="min-h-full">
      <AriaDialog aria-label={label} className="outline-none">
        {children}
      </AriaDialog>
    </Modal>
  </ModalOverlay>
)
