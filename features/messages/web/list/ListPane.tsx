import { useLingui } from '@lingui/react/macro'
import { Search, SquarePen, X } from 'lucide-react'
import { useRef } from 'react'
import { useTypedText } from '#platform/web/use-typed-text.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useMessagesRoute } from '../use-messages-route.ts'
import { ConversationList } from './ConversationList.tsx'
import { useArrowKeys } from './use-arrow-keys.ts'

/** The left of the two panes. Up and down move through it, from the search on. */
export function ListPane({ self, className }: { self: string; className: string }) {
  const { t } = useLingui()
  const { q = '', type: settle } = useMessagesRoute()
  const [typed, type] = useTypedText(q, settle)
  const search = useRef<HTMLInputElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLElement>(null)

  useArrowKeys(pane, search)

  return (
    <div ref={pane} className={className}>
      <div className="grid gap-3 px-4 pt-4 pb-3">
        <div className="flex min-h-9 items-center justify-between">
          <h1 className="text-20 font-semibold">{t`Messages`}</h1>
          <IconButton icon={SquarePen} label={t`New message`} onPress={() => search.current?.focus()} />
        </div>
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
          suffix={typed && <IconButton icon={X} label={t`Clear the search`} size="small" className="-me-2" onPress={() => type('')} />}
          className="[&_input::-webkit-search-cancel-button]:hidden"
        />
      </div>
      <nav ref={scroller} aria-label={t`Conversations`} className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-2">
        <ConversationList self={self} scroller={scroller} />
      </nav>
    </div>
  )
}
