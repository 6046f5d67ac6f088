import { asWritten } from '#platform/web/as-written.ts'

/** A founder's text, with its line breaks. */
export const UpdateText = ({ children }: { children: string }) => (
  <p {...asWritten(children)} className="max-w-read leading-relaxed wrap-anywhere whitespace-pre-line">
    {children}
  </p>
)
