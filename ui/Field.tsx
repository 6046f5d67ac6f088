import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonContext } from 'react-aria-components/Button'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { classNames } from './class-names.ts'

/** The props of every form field; `error` replaces `hint` below the field. */
export interface FieldTexts {
  label: string
  /** For toolbars, where placeholder or value are clear enough visually. */
  isLabelHidden?: boolean
  /** At the end of the label: 'Optional', a link. */
  mark?: ReactNode
  hint?: ReactNode
  /** The problem and how to fix it. */
  error?: ReactNode
}

export const fieldClass = 'grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1.5'

/** @param id for a field without React Aria, which refers to it */
export function FieldLabel({ label, isLabelHidden, mark, id }: Pick<FieldTexts, 'label' | 'isLabelHidden' | 'mark'> & { id?: string }) {
  return (
    <div className={classNames('flex items-baseline justify-between gap-3', isLabelHidden && 'sr-only')}>
      {id ? (
        <span id={id} className={labelClass}>
          {label}
        </span>
      ) : (
        <Label className={labelClass}>{label}</Label>
      )}
      {mark && (
        <span className="text-ink-3 tabular-nums [&_:is(a,button)]:font-normal phone:[&_:is(a,button)]:-my-3.5 phone:[&_:is(a,button)]:py-3.5">
          {/* A button beside the label is not the field's own, such as that of a list. */}
          <ButtonContext value={null}>{mark}</ButtonContext>
        </span>
      )}
    </div>
  )
}

/** @param id for a field without React Aria, which refers to it */
export function FieldNote({ hint, error, id }: Pick<FieldTexts, 'hint' | 'error'> & { id?: string }) {
  if (error) {
    const content = (
      <>
        <CircleAlert className="icon-xs mt-px" aria-hidden />
        <span>{error}</span>
      </>
    )
    return id ? (
      <span id={id} className={errorClass}>
        {content}
      </span>
    ) : (
      <FieldError className={errorClass}>{content}</FieldError>
    )
  }
  if (!hint) return null
  return id ? (
    <span id={id} className={hintClass}>
      {hint}
    </span>
  ) : (
    <Text slot="description" className={hintClass}>
      {hint}
    </Text>
  )
}

const labelClass = 'font-medium'
const hintClass = 'text-12 text-ink-3'
const errorClass = 'flex gap-1.5 text-12 font-medium text-danger'
