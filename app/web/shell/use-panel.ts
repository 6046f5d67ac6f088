import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { createStore } from '#platform/web/store.ts'
import { useStore } from '#platform/web/use-store.ts'
import { toast } from '#ui/toast.ts'

/** Only one is open: the palette closes the menu it is called from. */
const openPanel = createStore<string | undefined>(undefined)

/** Something that opens over the page and is loaded apart from it: here by the time one presses, or as soon as it can be. */
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

/** The same, opened by a button: what the button needs, and where what it opens is anchored. */
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
