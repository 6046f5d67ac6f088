import { useEffect, useEffectEvent, useState } from 'react'
import { newId } from '#platform/web/new-id.ts'
import { clientInfo } from '#platform/web/client-platform.ts'
import { documents } from '../data.ts'
import { type DocumentAccess, AccessEnded, endsAccess } from './access.ts'
import { readingTime } from './reading-time.ts'

/** Interval for reporting reading times and checking access, in milliseconds. */
const beat = 15_000
const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const

interface Reading {
  documentId: string
  pages: number
  /** The current page. */
  current: number
  access: DocumentAccess
  /** The owner's own reading is not reported. */
  isOwn: boolean
  onAccessEnded: () => void
}

/** Reports how long each page is viewed, also when the tab is hidden or closed, and notices when access ends. */
export function useReading({ documentId, pages, current, access, isOwn, onAccessEnded }: Reading): void {
  const [readingId] = useState(newId)
  const page = useEffectEvent(() => current)
  const end = useEffectEvent(onAccessEnded)

  useEffect(() => {
    const time = readingTime(pages, performance.now())
    let told = ''
    const isVisible = () => document.visibilityState === 'visible'
    const noticeEnd = (error: unknown) => {
      if (endsAccess(error) || error instanceof AccessEnded) end()
    }
    const act = () => time.act(performance.now())

    async function tell(): Promise<void> {
      const seconds = time.seconds()
      const report = seconds.join()
      // Always sends totals, so that a lost report is made up for by the next.
      if (isOwn || report === told) return void (await access.renew())
      await documents.call.read({ id: documentId, reading_id: readingId, seconds })
      told = report
    }
    /** Uses keepalive, because the page may be closing. */
    function reportLast(): void {
      const seconds = time.seconds()
      if (isOwn || seconds.join() === told) return
      told = seconds.join()
      const headers = { 'content-type': 'application/json', 'x-client-info': clientInfo() }
      const body = JSON.stringify({ reading_id: readingId, seconds })
      fetch(`/api/documents/${documentId}/readings`, { method: 'POST', keepalive: true, headers, body }).catch(() => {})
    }
    const onVisibility = () => {
      time.pass(performance.now(), page(), !isVisible())
      if (isVisible()) tell().catch(noticeEnd)
      else reportLast()
    }

    // The server measures the maximum time from the first report.
    if (!isOwn) documents.call.read({ id: documentId, reading_id: readingId, seconds: [] }).catch(noticeEnd)
    const counting = setInterval(() => time.pass(performance.now(), page(), isVisible()), 1_000)
    const telling = setInterval(() => {
      if (isVisible()) tell().catch(noticeEnd)
    }, beat)
    for (const sign of activityEvents) window.addEventListener(sign, act, { passive: true })
    window.addEventListener('scroll', act, { capture: true, passive: true })
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('pagehide', reportLast)
    return () => {
      clearInterval(counting)
      clearInterval(telling)
      for (const sign of activityEvents) window.removeEventListener(sign, act)
      window.removeEventListener('scroll', act, { capture: true })
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('pagehide', reportLast)
      time.pass(performance.now(), page(), isVisible())
      reportLast()
    }
  }, [documentId, pages, access, isOwn, readingId])
}
