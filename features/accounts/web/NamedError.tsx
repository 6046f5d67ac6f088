import type { ReactNode } from 'react'

/** A field's error that has a name of its own before the sentence. */
export function NamedError({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <span className="block font-semibold">{name}</span>
      {children}
    </>
  )
}
