import type { ReactNode } from 'react'

/** A field error with a title above the sentence. */
export function NamedError({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <span className="block font-semibold">{name}</span>
      {children}
    </>
  )
}
