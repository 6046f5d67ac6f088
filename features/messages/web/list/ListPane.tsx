import { useLingui } from '@lingui/react/macro'
import { Search, SquarePen, X } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useTypedText } from '#platform/web/use-typed-text.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { TextField } from '#ui/TextField.tsx'
import { isComposing } from '#ui/is-composing.ts'
import { ProfileFirstNote } from '../ProfileFirst.tsx'
import { useMessagesRoute } from '../use-messages-route.ts'
import { ConversationList } from './ConversationList.tsx'

interface ListPaneProps {
  self: string
  /** Whether the member's own profile is complete enough to write. */
  mayWrite: boolean
  className: string
}

/** The left pane. Arrow keys move through it, starting at the search. */
export function ListPane({ self, mayWrite, className }: ListPaneProps) {
  const { t } = useLingui()
  const { q = '', type: settle } = useMessagesRoute()
  const [typed, type] = useTypedText(q, settle)
  const search = useRef<HTMLInputElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLElement>(null)

  const clear = () => {
    type('')
    // The button is gone.
    search.current?.focus()
  }
  useArrowKeys(pane, search, typed.trim() === q)

  return (
    <div ref={pane} className={className}>
      <div className="grid gap-3 px-4 pt-4 pb-3">
        <div className="flex min-h-9 items-center gap-3">
          <h1 className="flex-1 text-20 font-semibold">{t`Messages`}</h1>
          {mayWrite && <IconButton icon={SquarePen} label={t`New message`} onPress={() => search.current?.focus()} />}
        </div>
        {!mayWrite && <ProfileFirstNote className="md:hidden" />}
        <TextField
          label={t`Search users`}
          isLabelHidden
          type="search"
          placeholder={t`Search users...`}
          value={typed}
          onChange={type}
          onKeyDown={(event) => (event.key === 'Escape' && typed ? type('') : event.continuePropagation())}
          maxLength={100}
          autoComplete="off"
          spellCheck="false"
          enterKeyHint="search"
          inputRef={search}
          prefix={<Search className="icon-sm" aria-hidden />}
          suffix={typed && <IconButton icon={X} label={t`Clear the search`} size="small" className="-me-2" onPress={clear} />}
          className="[&_input::-webkit-search-cancel-button]:hidden"
        />
      </div>
      <nav ref={scroller} aria-label={t`Conversations`} className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-2">
        <ConversationList self={self} mayWrite={mayWrite} scroller={scroller} />
      </nav>
    </div>
  )
}

/**
 * Lets arrow keys move through the rows of a pane (`data-row`) and down from the search, where Enter opens the first row.
 * @param isAsked whether the rows are asked for what was typed
 */
function useArrowKeys(pane: RefObject<HTMLElement | null>, search: RefObject<HTMLElement | null>, isAsked: boolean) {
  const openFirst = useEffectEvent((row: HTMLElement | undefined) => {
    // Not a row of what was searched for before.
    if (isAsked && !pane.current?.querySelector('[aria-busy=true]')) row?.click()
  })
  useEffect(() => {
    const element = pane.current
    function move(event: KeyboardEvent) {
      const rows = [...(element?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
      const index = rows.findIndex((row) => row === document.activeElement)
      const isInSearch = document.activeElement === search.current
      if ((index < 0 && !isInSearch) || isComposing(event)) return
      if (isInSearch && event.key === 'Enter') openFirst(rows[0])
      const above = index > 0 ? rows[index - 1] : search.current
      const next = event.key === 'ArrowDown' ? rows[index + 1] : event.key === 'ArrowUp' && !isInSearch ? above : undefined
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    element?.addEventListener('keydown', move)
    return () => element?.removeEventListener('keydown', move)
  }, [pane, search])
}
