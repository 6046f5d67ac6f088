import { useLingui } from '@lingui/react/macro'
import { Camera, ImageUp, Trash2 } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu, MenuItem } from '#ui/Menu.tsx'
import type { EditedPicture } from './edited-picture.ts'
import { RemovePictureDialog } from './RemovePictureDialog.tsx'

interface PictureButtonProps {
  edited: EditedPicture
  onChoose: () => void
  className: string
}

/** Opens the file chooser or, if there is already a picture, a menu to change or remove it. */
export function PictureButton({ edited, onChoose, className }: PictureButtonProps) {
  const { t } = useLingui()
  const [isRemoving, setRemoving] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const isWide = edited.kind !== 'picture'
  const hasPicture = edited.picture !== null
  useFocusTakenOver(place, hasPicture)
  const onPress = hasPicture ? undefined : onChoose
  const label = hasPicture ? edited.texts.change : edited.texts.add
  const button = isWide ? (
    <Button size="small" onPress={onPress}>
      <Camera aria-hidden />
      {label}
    </Button>
  ) : (
    <IconButton icon={Camera} variant="outline" size="small" label={label} onPress={onPress} />
  )

  return (
    <div ref={place} className={className}>
      {hasPicture ? (
        <Menu label={edited.texts.title} placement={isWide ? 'bottom end' : 'bottom start'} trigger={button}>
          <MenuItem label={t`Choose another picture`} icon={ImageUp} onAction={onChoose} />
          <MenuItem label={t`Remove`} icon={Trash2} isDangerous onAction={() => setRemoving(true)} />
        </Menu>
      ) : (
        button
      )}
      {isRemoving && <RemovePictureDialog edited={edited} onClose={() => setRemoving(false)} />}
    </div>
  )
}

/** Adding or removing a picture replaces the button, so this moves the focus to the new one. */
function useFocusTakenOver(place: RefObject<HTMLElement | null>, hasPicture: boolean) {
  const before = useRef(hasPicture)
  useEffect(() => {
    if (before.current === hasPicture) return
    before.current = hasPicture
    if (document.activeElement === document.body) place.current?.querySelector('button')?.focus()
  }, [place, hasPicture])
}
