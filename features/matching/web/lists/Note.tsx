/** What somebody wrote with their accept. */
export function Note({ children }: { children: string }) {
  return (
    <blockquote
      dir="auto"
      className="mt-2 max-w-read rounded-tile bg-sunken px-3 py-2 text-15 wrap-anywhere whitespace-pre-line dark:bg-pressed"
    >
      {children}
    </blockquote>
  )
}
