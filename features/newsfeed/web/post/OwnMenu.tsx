import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu, MenuItem } from '#ui/Menu.tsx'

interface OwnMenuProps {
  label: string
  /** Label of the edit action; undefined if it cannot be edited. */
  edit: string | undefined
  remove: string
  onEdit: () => void
  onRemove: () => void
}

/** Actions for the viewer's own posts and comments. */
export function OwnMenu({ label, edit, remove, onEdit, onRemove }: OwnMenuProps) {
  return (
    <Menu label={label} placement="bottom end" trigger={<IconButton icon={Ellipsis} size="small" label={label} />}>
      {edit && <MenuItem label={edit} icon={Pencil} onAction={onEdit} />}
      <MenuItem label={remove} icon={Trash2} isDangerous onAction={onRemove} />
    </Menu>
  )
}
