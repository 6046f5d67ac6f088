import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useState } from 'react'
import { LiveRegion } from '#ui/LiveRegion.tsx'
import { isComposing } from '#ui/is-composing.ts'
import { SuggestionOption } from './SuggestionOption.tsx'
import { type Suggestion, useSuggestions } from './use-suggestions.ts'
import { type Written, nameBeingTyped, withName } from './written.ts'

interface MentionFieldProps {
  label: string
  placeholder: string
  written: Written
  onChange: (written: Written) => void
  /** Called on Ctrl or Cmd and Enter. */
  onSend: () => void
  /** Id of the element that describes the problem. */
  problemId?: string | undefined
  inputRef: RefObject<HTMLTextAreaElement | null>
  /** Initial height in lines. */
  rows: number
}

/**
 * A multi-line field in which '@' and the first letters of a name suggest members and organisations; arrows move, Enter selects, Escape
 * closes.
 */
export function MentionField({ label, placeholder, written, onChange, onSend, problemId, inputRef, rows }: MentionFieldProps) {
  const { t } = useLingui()
  const list = useId()
  const [naming, setNaming] = useState<ReturnType<typeof nameBeingTyped>>()
  const [at, setAt] = useState(0)
  const suggestions = useSuggestions(naming?.typed ?? '')
  const found = naming ? suggestions : []
  const chosen = found[Math.min(at, found.length - 1)]
  const placeCaret = useCaret(inputRef)

  /** Looks at the text before the caret. */
  const look = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) => {
    const next = selectionStart === selectionEnd ? nameBeingTyped(value, selectionStart) : undefined
    if (next?.at !== naming?.at || next?.typed !== naming?.typed) setAt(0)
    setNaming(next)
  }
  const take = (suggestion: Suggestion) => {
    if (!naming) return
    const { written: next, caret } = withName(written, naming, mentionableOf(suggestion))
    placeCaret(caret)
    setNaming(undefined)
    onChange(next)
    inputRef.current?.focus()
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      onSend()
      return
    }
    if (!chosen) return
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (move) setAt((before) => (Math.min(before, found.length - 1) + move + found.length) % found.length)
    else if (event.key === 'Enter' || event.key === 'Tab') take(chosen)
    else if (event.key === 'Escape') setNaming(undefined)
    else return
    event.preventDefault()
    // Neither a surrounding dialog nor the page behind should handle this.
    event.stopPropagation()
  }

  return (
    <div className="relative">
      <div className="field-box text-area" data-text={written.content}>
        <textarea
          ref={inputRef}
          rows={rows}
          dir="auto"
          value={written.content}
          placeholder={placeholder}
          aria-label={label}
          aria-invalid={problemId !== undefined}
          aria-describedby={problemId}
          aria-autocomplete="list"
          aria-controls={chosen && list}
          aria-activedescendant={chosen && `${list}-${chosen.id}`}
          onChange={(event) => {
            onChange({ ...written, content: event.target.value })
            look(event.target)
          }}
          onSelect={(event) => look(event.currentTarget)}
          onBlur={() => setNaming(undefined)}
          onKeyDown={press}
        />
      </div>
      <LiveRegion>{chosen ? t`${plural(found.length, { one: '# suggestion', other: '# suggestions' })}` : ''}</LiveRegion>
      {chosen && (
        <div
          id={list}
          role="listbox"
          tabIndex={-1}
          aria-label={t`Mention a member or organisation`}
          // Keeps the focus in the field.
          onMouseDown={(event) => event.preventDefault()}
          className="popover absolute inset-x-0 top-full z-10 mt-1 p-1.5"
        >
          {found.map((suggestion) => (
            <SuggestionOption
              key={suggestion.id}
              id={`${list}-${suggestion.id}`}
              suggestion={suggestion}
              isChosen={suggestion.id === chosen.id}
              onTake={() => take(suggestion)}
            />
          ))}
        </div>
      )}
    </div>
  )
}

const mentionableOf = (suggestion: Suggestion) =>
  'member' in suggestion
    ? { member: { id: suggestion.id, name: suggestion.name } }
    : { organisation: { id: suggestion.id, name: suggestion.name, slug: suggestion.organisation.slug } }

/** Moves the caret once the text it belongs to is rendered. */
function useCaret(inputRef: RefObject<HTMLTextAreaElement | null>) {
  const [wanted, setWanted] = useState<{ at: number }>()
  useLayoutEffect(() => {
    if (wanted) inputRef.current?.setSelectionRange(wanted.at, wanted.at)
  }, [inputRef, wanted])
  return (at: number) => setWanted({ at })
}
