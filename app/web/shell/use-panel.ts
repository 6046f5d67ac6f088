import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { createStore } from '#platform/web/store.ts'
import { useStore } from '#platform/web/use-store.ts'
import { toast } from '#ui/toast.ts'

/** Only one panel is open: the palette closes the menu that it is opened from. */
const openPanel = createStore<string | undefined>(undefined)

/** A panel that is loaded separately from the page, usually before the first press. */
export function usePanel<Panel>(load: () => Promise<Panel>) {
  const { t } = useLingui()
  const [Panel, setPanel] = useState<Panel>()
  const id = useId()
  const isOpen = useStore(openPanel) === id

  async function open() {
    try {
      const loaded = await load()
      setPanel(() => loaded)
      openPanel.set(id)
    } catch {
      toast.error(t`This could not be loaded`, { description: t`Please check your connection and try again.` })
    }
  }
  return {
    Panel: isOpen ? Panel : undefined,
    isOpen,
    open: () => void open(),
    close: () => openPanel.get() === id && openPanel.set(undefined),
  }
}

/** The same for a button: its props, and the anchor of the panel. */
export function usePanelButton<Panel>(kind: 'menu' | 'dialog', load: () => Promise<Panel>) {
  const { Panel, isOpen, open, close } = usePanel(load)
  const anchor = useRef<HTMLButtonElement>(null)
  const [autoFocus, setAutoFocus] = useState<'first' | 'last'>('first')

  const openAt = (place: 'first' | 'last') => {
    setAutoFocus(place)
    open()
  }
  const button = {
    ref: anchor,
    'aria-haspopup': kind,
    'aria-expanded': isOpen,
    onPress: () => openAt('first'),
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (kind === 'menu' && key === 'ArrowDown') openAt('first')
      if (kind === 'menu' && key === 'ArrowUp') openAt('last')
    },
  } as const
  return { Panel, isOpen, button, panel: { anchor, onClose: close, autoFocus } }
}
