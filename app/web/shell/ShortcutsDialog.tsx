import { useLingui } from '@lingui/react/macro'
import { Dialog } from '#ui/Dialog.tsx'
import { Kbd } from '#ui/Kbd.tsx'
import { rooms } from '../rooms.ts'
import { paletteKeys } from './shortcuts.ts'

/** The keyboard shortcuts. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui()
  const shortcuts: [string, string][] = [
    [paletteKeys(), t`Search everything`],
    ['?', t`Show this list`],
    ['Alt T', t`Go to the notices at the bottom right`],
    ['Esc', t`Close menus and dialogs`],
    ...rooms.flatMap((room) => room.shortcuts ?? []).map(([keys, meaning]): [string, string] => [keys, i18n._(meaning)]),
  ]
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={t`Keyboard shortcuts`} closeLabel={t`Close`} size="small">
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-3">
        {shortcuts.map(([keys, meaning]) => (
          <div key={keys} className="contents">
            <dt>
              <Kbd>{keys}</Kbd>
            </dt>
            <dd className="text-ink-2">{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
