import { X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Input } from 'react-aria-components/Input'
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { classNames } from './class-names.ts'
import { fieldClass, FieldLabel, FieldNote, type FieldTexts } from './Field.tsx'
import { isComposing } from './is-composing.ts'
import { splitTags, withTags } from './tag-list.ts'

export interface TagFieldProps extends FieldTexts {
  value: readonly string[]
  onChange: (tags: string[]) => void
  placeholder?: string
  isDisabled?: boolean
  className?: string
}

/**
 * A list of custom keywords. Comma, Enter and blur add the typed text; a pasted list is split. Backspace in the empty field removes the
 * last keyword; Shift+Tab and arrow keys reach the keywords, and Delete removes them.
 */
export function TagField({ label, isLabelHidden, mark, hint, error, value, onChange, placeholder, isDisabled, className }: TagFieldProps) {
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)

  const add = (added: string[]) => {
    const tags = withTags(value, added)
    if (tags !== value) onChange([...tags])
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Enter' && text.trim()) {
      event.preventDefault()
      add(splitTags(text))
      setText('')
    } else if (event.key === 'Backspace' && text === '' && value.length > 0) {
      onChange(value.slice(0, -1))
    }
  }
  const onPaste = (event: ClipboardEvent) => {
    const words = splitTags(event.clipboardData.getData('text'))
    if (words.length < 2) return
    event.preventDefault()
    add(words)
  }

  return (
    <AriaTextField
      value={text}
      onChange={(typed) => {
        const words = typed.split(',')
        const rest = words.pop() ?? ''
        if (words.length) add(splitTags(words.join(',')))
        setText(rest)
      }}
      onBlur={() => {
        add(splitTags(text))
        setText('')
      }}
      isDisabled={isDisabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={classNames(fieldClass, className)}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} mark={mark} />
      <div className="field-box h-auto! min-h-control flex-wrap gap-1.5! py-1">
        {value.length > 0 && (
          <TagGroup
            aria-label={label}
            className="contents"
            onRemove={(keys) => {
              const tags = value.filter((tag) => !keys.has(tag))
              onChange(tags)
              if (tags.length === 0) input.current?.focus()
            }}
            disabledKeys={isDisabled ? value : undefined}
          >
            <TagList items={value.map((id) => ({ id }))} className="contents">
              {({ id }) => (
                <Tag id={id} textValue={id} className={tagClass}>
                  <span className="min-w-0 truncate">{id}</span>
                  <Button
                    slot="remove"
                    className="-me-1 grid size-6 shrink-0 place-items-center rounded-badge hover:bg-pressed phone:size-9"
                  >
                    <X className="icon-xs" aria-hidden />
                  </Button>
                </Tag>
              )}
            </TagList>
          </TagGroup>
        )}
        <Input
          ref={input}
          placeholder={value.length === 0 ? placeholder : undefined}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          className="h-6.5! min-w-30 phone:h-9!"
        />
      </div>
      <FieldNote hint={hint} error={error} />
    </AriaTextField>
  )
}

const tagClass =
  'inline-flex h-6.5 max-w-full items-center gap-0.5 rounded-badge bg-sunken ps-2 pe-1 text-12 font-medium text-ink-2 outline-none dark:bg-pressed ' +
  'data-disabled:bg-pressed data-disabled:text-ink-off data-focus-visible:outline-2 data-focus-visible:outline-focus phone:h-9'
