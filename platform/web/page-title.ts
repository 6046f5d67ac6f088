import { useEffect } from 'react'
import { siteName } from './site-name.ts'
import { createStore } from './store.ts'

/** The parts of the page title: the subject (a member), or the section, and the number of unread items. */
const shown = createStore<{ subject?: string | undefined; section?: string | undefined; waiting?: string | undefined }>({})
shown.listen(() => {
  const { subject, section, waiting } = shown.get()
  const place = subject ?? section
  document.title = `${waiting ? `(${waiting}) ` : ''}${place ? `${place} · ` : ''}${siteName()}`
})

/** Sets a part of the page title while the component is mounted. The subject takes precedence over the section. */
export function usePageTitle(part: 'subject' | 'section' | 'waiting', text: string | undefined): void {
  useEffect(() => {
    shown.set({ ...shown.get(), [part]: text })
    return () => shown.set({ ...shown.get(), [part]: undefined })
  }, [part, text])
}
