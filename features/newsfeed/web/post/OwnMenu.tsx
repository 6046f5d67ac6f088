import { Ellipsis, Pencil, Pin, PinOff, Trash2 } from 'lucide-react'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu, MenuItem } from '#ui/Menu.tsx'

interface OwnMenuProps {
  label: string
  /** Label of the edit action; undefined if it cannot be edited. */
  edit: string | undefined
  remove: string
  /** Pins to or unpins from the viewer's profile, if that is possible. */
  pin?: { label: string; isPinned: boolean; onPin: () => void } | undefined
  onEdit: () => void
  onRemove: () => void
}

/** Actions for the viewer's own posts and comments. */
export function OwnMenu({ label, edit, remove, pin, onEdit, onRemove }: OwnMenuProps) {
  return (
    <Menu label={label} placement="bottom end" trigger={<IconButton icon={Ellipsis} size="small" label={label} />}>
      {edit && <MenuItem label={edit} icon={Pencil} onAction={onEdit} />}
      {pin && <MenuItem label={pin.label} icon={pin.isPinned ? PinOff : Pin} onAction={pin.onPin} />}
      <MenuItem label={remove} icon={Trash2} isDangerous onAction={onRemove} />
    </Menu>
  )
}
