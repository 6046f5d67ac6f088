import type { LucideIcon } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { Button } from './Button.tsx'

interface DropZoneProps {
  /** Accepted extensions and types: '.pdf,application/pdf'. */
  accept: string
  icon: LucideIcon
  buttonLabel: string
  hint: string
  isMultiple: boolean
  /** Compact, for adding to existing files. */
  isSmall: boolean
  onFiles: (files: readonly File[]) => void
}

/** An area for dropping files, with a button for choosing them. */
export function DropZone({ accept, icon: Icon, buttonLabel, hint, isMultiple, isSmall, onFiles }: DropZoneProps) {
  const { target, isOver } = useFilesDrop(onFiles)
  return (
    <div
      {...target}
      className={classNames(
        'mt-3 flex items-center gap-x-4 gap-y-2 rounded-card border border-dashed border-line-control px-4 phone:border-0 phone:p-0',
        isSmall ? 'flex-wrap py-3' : 'flex-col justify-center py-8 text-center phone:flex-row phone:justify-start',
        isOver && 'border-accent-mark bg-selected',
      )}
    >
      {!isSmall && <Icon className="icon-lg text-ink-3 phone:hidden" aria-hidden />}
      <FileButton accept={accept} label={buttonLabel} isMultiple={isMultiple} onFiles={onFiles} />
      <p className="text-ink-3 phone:hidden">{hint}</p>
    </div>
  )
}

interface FileButtonProps {
  accept: string
  label: string
  isMultiple?: boolean
  size?: 'small'
  className?: string
  onFiles: (files: readonly File[]) => void
}

/** Opens the device's file picker. */
export function FileButton({ accept, label, isMultiple = false, size, className, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={isMultiple}
        hidden
        onChange={({ target: chooser }) => {
          onFiles([...(chooser.files ?? [])])
          // Allows choosing the same file again.
          chooser.value = ''
        }}
      />
      <Button {...(size && { size })} {...(className && { className })} onPress={() => input.current?.click()}>
        {label}
      </Button>
    </>
  )
}

/** Makes an element a drop target: spread `target` on it; `isOver` is true while files are dragged over it. */
function useFilesDrop(onFiles: (files: readonly File[]) => void) {
  const [depth, setDepth] = useState(0)
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  const target = {
    onDragEnter: (event: DragEvent) => hasFiles(event) && setDepth((before) => before + 1),
    onDragLeave: (event: DragEvent) => hasFiles(event) && setDepth((before) => Math.max(0, before - 1)),
    onDragOver: (event: DragEvent) => hasFiles(event) && event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setDepth(0)
      onFiles([...event.dataTransfer.files])
    },
  }
  return { target, isOver: depth > 0 }
}
