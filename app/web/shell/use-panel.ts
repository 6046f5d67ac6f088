import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useRef, useState } from 'react'
import { toast } from '#ui/toast.ts'

/** Something that opens over the page and is loaded apart from it: here by the time one presses, or as soon as it can be. */
export function usePanel<Panel>(load: () => Promise<Panel>) {
  const { t } = useLingui()
  const [Panel, setPanel] = useState<Panel>()
  const [isOpen, setOpen] = useState(false)

  async function open() {
    try {
      const loaded = await load()
      setPanel(() => loaded)
      setOpen(true)
    } catch {
      toast.error(t`This could not be loaded`, { description: t`Please check your connection and try again.` })
    }
  }
  return { Panel: isOpen ? Panel : undefined, isOpen, open: () => void open(), close: () => setOpen(false) }
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
