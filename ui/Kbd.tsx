/** A key or key combination: 'Ctrl K'. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd className="min-w-[1.125rem] rounded-badge border border-line-2 bg-surface px-[5px] text-center font-sans text-12 leading-[1.125rem] whitespace-nowrap text-ink-3">
      {children}
    </kbd>
  )
}
