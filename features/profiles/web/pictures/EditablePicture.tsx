import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { lazyOverlay } from '#platform/web/lazy-overlay.tsx'
import { imageTypes } from '../../picture-kinds.ts'
import type { EditedPicture } from './edited-picture.ts'
import { PictureButton } from './PictureButton.tsx'
import { usePictureChange } from './use-picture-change.ts'

const CropDialog = lazyOverlay(
  async () => (await import('./CropDialog.tsx')).CropDialog,
  ({ change }) => change.cancel(),
)

interface EditablePictureProps {
  edited: EditedPicture
  className: string
  buttonClassName: string
  /** The current picture. */
  children: ReactNode
}

/** A picture with a button to change it; also accepts dropped files. */
export function EditablePicture({ edited, className, buttonClassName, children }: EditablePictureProps) {
  const input = useRef<HTMLInputElement>(null)
  const change = usePictureChange(edited)
  const { target, isOver } = useFileDrop(change.choose)

  return (
    <div {...target} className={classNames('relative', className, isOver && 'outline-3 -outline-offset-3 outline-focus')}>
      {children}
      <input
        ref={input}
        type="file"
        accept={imageTypes.join()}
        hidden
        onChange={({ target: chooser }) => {
          change.choose(chooser.files?.[0])
          // So that the same file can be chosen again.
          chooser.value = ''
        }}
      />
      <PictureButton edited={edited} onChoose={() => input.current?.click()} className={buttonClassName} />
      {change.preview && <CropDialog edited={edited} change={change} />}
    </div>
  )
}

/** Lets a file be dropped on an element: spread `target` on it; `isOver` while a file is held above it. */
function useFileDrop(onFile: (file: File | undefined) => void) {
  const [isOver, setOver] = useState(false)
  const target = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      onFile(event.dataTransfer.files[0])
    },
  }
  return { target, isOver }
}
