import { Trans, useLingui } from '@lingui/react/macro'
import { isSingleKey, singleKeys } from '#platform/web/single-keys.ts'
import { useStore } from '#platform/web/use-store.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Kbd } from '#ui/Kbd.tsx'
import { rooms } from '../rooms.ts'
import { paletteKeys } from './shortcuts.ts'

/** The keyboard shortcuts. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui()
  const hasSingleKeys = useStore(singleKeys)
  const all: [string, string][] = [
    [paletteKeys(), t`Search everything`],
    ['?', t`Show this list`],
    ['Alt T', t`Go to the notices at the bottom right`],
    ['Esc', t`Close menus and dialogs`],
    ...rooms.flatMap((room) => room.shortcuts ?? []).map(([keys, meaning]): [string, string] => [keys, i18n._(meaning)]),
  ]
  const shortcuts = all.filter(([keys]) => hasSingleKeys || !isSingleKey(keys))
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
      <p className="text-12 text-ink-3">
        <Trans>You can turn off shortcuts with single keys in your settings.</Trans>
      </p>
    </Dialog>
  )
}
