import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate' | 'children'> {
  onSubmit: () => void
  /** Number of refused submissions; when it increases, the first invalid field is focused. */
  refusals?: number
  children: ReactNode
}

/**
 * A form with our own messages instead of the browser's validation.
 * POST keeps what was typed out of the address if it is submitted before its code runs.
 */
export function Form({ onSubmit, refusals = 0, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusals > 0)
      form.current
        ?.querySelector<HTMLElement>('[aria-invalid="true"]:not([role$="group"]), [data-invalid] :is(input, button:not([slot]))')
        ?.focus()
  }, [refusals])
  return (
    <form
      method="post"
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
