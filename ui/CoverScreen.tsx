import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'

/** Covers everything that is open without closing it. Only its own content can close it. */
export const CoverScreen = ({ label, children }: { label: string; children: ReactNode }) => (
  <ModalOverlay isOpen isKeyboardDismissDisabled className="fixed inset-0 z-50 overflow-y-auto bg-canvas">
    <Modal className="min-h-full">
      <AriaDialog aria-label={label} className="outline-none">
        {children}
      </AriaDialog>
    </Modal>
  </ModalOverlay>
)
