import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '#ui/IconButton.tsx'
import type { PostPicture } from '../../contract.ts'
import { PictureFile } from './Picture.tsx'

interface LightboxProps {
  pictures: readonly PostPicture[]
  /** The index of the picture to begin with. */
  first: number
  onClose: () => void
}

/** Pictures in full over the page, with their descriptions; arrow keys and buttons move between them, Escape closes. */
export function Lightbox({ pictures, first, onClose }: LightboxProps) {
  const { t } = useLingui()
  const [index, setIndex] = useState(first)
  const count = pictures.length
  const picture = pictures[index]
  const previous = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const move = (by: number) => setIndex((before) => Math.min(count - 1, Math.max(0, before + by)))
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') move(-1)
    else if (key === 'ArrowRight') move(1)
  }
  if (!picture) return null
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={onClose} className="scrim">
      <Modal className="fixed inset-0 m-auto flex h-dvh w-dvw items-center justify-center p-4 phone:p-0">
        <Dialog
          aria-label={count === 1 ? t`Picture` : t`Picture ${index + 1} of ${count}`}
          className="relative flex max-h-full max-w-full flex-col overflow-hidden rounded-card bg-surface outline-none phone:size-full phone:justify-center phone:rounded-none"
        >
          <div className="flex min-h-0 flex-1 items-center justify-center" onKeyDown={press} role="presentation">
            <PictureFile
              key={picture.id}
              picture={picture}
              sizes="100vw"
              className="block h-auto max-h-[calc(100dvh-6rem)] w-auto max-w-full object-contain"
            />
          </div>
          <div className="flex min-h-14 items-center gap-2 px-3 py-1.5" onKeyDown={press} role="presentation">
            <p dir="auto" className="max-h-20 min-w-0 flex-1 overflow-y-auto wrap-anywhere text-ink-2">
              {picture.alt}
            </p>
            {count > 1 && (
              <>
                <IconButton
                  ref={previous}
                  icon={ChevronLeft}
                  label={t`Previous picture`}
                  isDisabled={index === 0}
                  onPress={() => {
                    move(-1)
                    // At the end, the pressed button is disabled.
                    if (index === 1) requestAnimationFrame(() => next.current?.focus())
                  }}
                />
                <IconButton
                  ref={next}
                  icon={ChevronRight}
                  label={t`Next picture`}
                  isDisabled={index === count - 1}
                  onPress={() => {
                    move(1)
                    if (index === count - 2) requestAnimationFrame(() => previous.current?.focus())
                  }}
                />
              </>
            )}
            <IconButton icon={X} label={t`Close`} autoFocus onPress={onClose} />
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
