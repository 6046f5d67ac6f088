import { Trans, useLingui } from '@lingui/react/macro'
import { Camera, ImageUp, Trash2 } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu, MenuItem } from '#ui/Menu.tsx'
import type { OwnProfile } from '../../contract.ts'
import { RemovePictureDialog } from './RemovePictureDialog.tsx'
import type { PictureKind } from '../../picture-kinds.ts'

interface PictureButtonProps {
  profile: OwnProfile
  kind: PictureKind
  onChoose: () => void
  className: string
}

/** Opens the file chooser or, if there is already a picture, a menu to change or remove it. */
export function PictureButton({ profile, kind, onChoose, className }: PictureButtonProps) {
  const { t } = useLingui()
  const [isRemoving, setRemoving] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const isCover = kind === 'cover'
  const hasPicture = (isCover ? profile.cover_photo : profile.profile_picture) !== null
  useFocusTakenOver(place, hasPicture)
  const onPress = hasPicture ? undefined : onChoose
  const button = isCover ? (
    <Button size="small" onPress={onPress}>
      <Camera aria-hidden />
      {hasPicture ? <Trans>Change cover</Trans> : <Trans>Add cover</Trans>}
    </Button>
  ) : (
    <IconButton
      icon={Camera}
      variant="outline"
      size="small"
      label={hasPicture ? t`Change profile picture` : t`Add profile picture`}
      onPress={onPress}
    />
  )

  return (
    <div ref={place} className={className}>
      {hasPicture ? (
        <Menu label={isCover ? t`Cover photo` : t`Profile picture`} placement={isCover ? 'bottom end' : 'bottom start'} trigger={button}>
          <MenuItem label={t`Choose another picture`} icon={ImageUp} onAction={onChoose} />
          <MenuItem label={t`Remove`} icon={Trash2} isDangerous onAction={() => setRemoving(true)} />
        </Menu>
      ) : (
        button
      )}
      {isRemoving && <RemovePictureDialog kind={kind} profile={profile} onClose={() => setRemoving(false)} />}
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
