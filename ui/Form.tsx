import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate' | 'children'> {
  onSubmit: () => void
  /** Counts refused submissions; whenever it grows, the first invalid field is focused. */
  refusals?: number
  children: ReactNode
}

/** A form whose messages are ours: the browser's own bubbles stay away. */
export function Form({ onSubmit, refusals = 0, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusals > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] :is(input, button:not([slot]))')?.focus()
  }, [refusals])
  return (
    <form
      {...rest}
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    />
  )
}
