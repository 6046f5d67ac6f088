import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { readerLocale } from '#platform/web/i18n.ts'
import { siteName } from '#platform/web/site-name.ts'

/** At the end of what is printed: the community, the address and the day. */
export function PrintedFooter() {
  const [printed, setPrinted] = useState<{ address: string; at: Date }>()
  useEffect(() => {
    // The browser prints what is there when this event ends.
    const note = () => flushSync(() => setPrinted({ address: location.href, at: new Date() }))
    addEventListener('beforeprint', note)
    return () => removeEventListener('beforeprint', note)
  }, [])
  if (!printed) return null
  return (
    <footer className="mt-6 hidden break-inside-avoid border-t border-line pt-2 text-12 wrap-anywhere text-ink-3 print:block [main:has(.paper)_&]:hidden">
      {siteName()} · {printed.address} · {printed.at.toLocaleDateString(readerLocale(), { dateStyle: 'long' })}
    </footer>
  )
}
