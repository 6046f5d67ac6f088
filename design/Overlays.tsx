import { MoreHorizontal, Pencil, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { CountBadge } from '#ui/CountBadge.tsx'
import { CoverScreen } from '#ui/CoverScreen.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { Disclosure } from '#ui/Disclosure.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/Menu.tsx'
import { Popover } from '#ui/Popover.tsx'
import { TextField } from '#ui/TextField.tsx'
import { toast } from '#ui/toast.ts'
import { Tooltip } from '#ui/Tooltip.tsx'
import { Group, Specimen } from './Group.tsx'

export function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'cover'>()
  const close = () => setOpen(undefined)
  return (
    <Group id="overlays" title="Overlays and disclosures">
      <Specimen name="Tooltip, Popover, Menu">
        <Tooltip text="A short text">
          <Button>Tooltip</Button>
        </Tooltip>
        <Popover trigger={<Button>Popover</Button>} label="Details" placement="bottom start" className="w-70 p-5">
          <p>Details or settings of the button.</p>
        </Popover>
        <Menu trigger={<IconButton icon={MoreHorizontal} label="Menu" variant="outline" />} label="Deal" header="Terra Loop">
          <MenuItem icon={Pencil} label="Edit" />
          <MenuItem icon={Share2} label="Share" badge={<CountBadge>2</CountBadge>} />
          <MenuItem label="Current" isCurrent />
          <MenuItem label="Disabled" isDisabled />
          <MenuItem label="Dimmed" isDimmed />
          <MenuSeparator />
          <MenuItem icon={Trash2} label="Delete" isDangerous />
        </Menu>
      </Specimen>
      <Specimen name="Dialog, ConfirmDialog, CoverScreen">
        <Button onPress={() => setOpen('dialog')}>Dialog</Button>
        <Button onPress={() => setOpen('confirm')}>Confirm dialog</Button>
        <Button onPress={() => setOpen('cover')}>Cover screen</Button>
      </Specimen>
      <Specimen name="Disclosure" isStacked>
        <Disclosure label="How it is calculated">
          <p>The sum of all rounds.</p>
        </Disclosure>
        <Disclosure label="By section" isRow>
          <p>Rows of a list.</p>
        </Disclosure>
      </Specimen>
      <Specimen name="toast">
        <Button onPress={() => toast.success('Saved', { description: 'Members see it now.' })}>Success</Button>
        <Button onPress={() => toast.error('Failed to save. Please try again.')}>Error</Button>
        <Button onPress={() => toast.info('Post deleted', { action: { label: 'Undo', onPress: () => {} } })}>With action</Button>
      </Specimen>

      <Dialog
        isOpen={open === 'dialog'}
        onOpenChange={close}
        title="Rename deal"
        description="Members see the new title at once."
        closeLabel="Close"
      >
        <TextField label="Title" defaultValue="Soil carbon without lab samples" />
        <DialogActions>
          <Button onPress={close}>Cancel</Button>
          <Button variant="primary" onPress={close}>
            Rename
          </Button>
        </DialogActions>
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        onOpenChange={close}
        title="Delete “Soil carbon without lab samples”?"
        description="It cannot be restored."
        confirmLabel="Delete deal"
        cancelLabel="Keep deal"
        closeLabel="Close"
        onConfirm={close}
      />
      {open === 'cover' && (
        <CoverScreen label="In front of everything">
          <div className="grid min-h-dvh place-items-center">
            <Button onPress={close}>Close</Button>
          </div>
        </CoverScreen>
      )}
    </Group>
  )
}
