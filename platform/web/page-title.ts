import { useEffect } from 'react'
import { siteName } from './site-name.ts'
import { createStore } from './store.ts'

/** A part of the page title: the subject (a member), or the section, and the number of unread items. */
interface Part {
  part: 'subject' | 'section' | 'waiting'
  text: string | undefined
}

/** The parts that the mounted components set, the latest last. */
const shown = createStore<readonly Part[]>([])
shown.listen(() => {
  const latest = (part: Part['part']) => shown.get().findLast((each) => each.part === part && each.text)?.text
  const waiting = latest('waiting')
  const place = latest('subject') ?? latest('section')
  document.title = `${waiting ? `(${waiting}) ` : ''}${place ? `${place} · ` : ''}${siteName()}`
})

/** Sets a part of the page title while the component is mounted. The subject takes precedence over the section. */
export function usePageTitle(part: Part['part'], text: string | undefined): void {
  useEffect(() => {
    const own = { part, text }
    shown.set([...shown.get(), own])
    return () => shown.set(shown.get().filter((each) => each !== own))
  }, [part, text])
}
