import { useEffect } from 'react'
import { siteName } from './site-name.ts'
import { createStore } from './store.ts'

/** What the title of the page is made of: what is looked at (one member), else the section, and how much waits. */
const shown = createStore<{ subject?: string | undefined; section?: string | undefined; waiting?: string | undefined }>({})
shown.listen(() => {
  const { subject, section, waiting } = shown.get()
  const place = subject ?? section
  document.title = `${waiting ? `(${waiting}) ` : ''}${place ? `${place} · ` : ''}${siteName()}`
})

/** Titles the page while a component stands. The subject of a screen comes before the section it belongs to. */
export function usePageTitle(part: 'subject' | 'section' | 'waiting', text: string | undefined): void {
  useEffect(() => {
    shown.set({ ...shown.get(), [part]: text })
    return () => shown.set({ ...shown.get(), [part]: undefined })
  }, [part, text])
}
