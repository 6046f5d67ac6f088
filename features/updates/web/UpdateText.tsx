/** A founder's text, with its line breaks. */
export const UpdateText = ({ children }: { children: string }) => (
  <p dir="auto" className="max-w-read text-16 wrap-anywhere whitespace-pre-line">
    {children}
  </p>
)
