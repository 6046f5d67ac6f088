import { asWritten } from '#platform/web/as-written.ts'

/** What the introducer wrote. */
export const Word = ({ children }: { children: string }) => (
  <blockquote
    {...asWritten(children)}
    className="max-w-read rounded-tile bg-sunken px-3 py-2 wrap-anywhere whitespace-pre-line dark:bg-pressed"
  >
    {children}
  </blockquote>
)
