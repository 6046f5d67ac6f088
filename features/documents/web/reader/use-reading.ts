import { useEffect, useEffectEvent, useState } from 'react'
import { newId } from '#platform/web/new-id.ts'
import { requestHeaders } from '#platform/web/request-headers.ts'
import { documents } from '../data.ts'
import type { DocumentAccess } from './access.ts'
import { type AccessEnded, accessEnd } from './access-end.ts'
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
  onAccessEnded: (ended: AccessEnded) => void
}

/** Reports how long each page is viewed, also when the tab is hidden or closed, and notices when access ends. */
export function useReading({ documentId, pages, current, access, isOwn, onAccessEnded }: Reading): void {
  const [readingId] = useState(newId)
  const page = useEffectEvent(() => current)
  const end = useEffectEvent(onAccessEnded)

  useEffect(() => {
    const time = readingTime(pages, performance.now())
    let told = ''
    // The server measures the maximum time from the first report, so nothing counts before its answer.
    let hasBegun = false
    const isVisible = () => document.visibilityState === 'visible'
    const pass = (isSeen: boolean) => time.pass(performance.now(), page(), hasBegun && isSeen)
    const noticeEnd = (error: unknown) => {
      const ended = accessEnd(error)
      if (ended) end(ended)
    }
    const act = () => time.act(performance.now())

    async function tell(): Promise<void> {
      const seconds = time.seconds()
      const report = seconds.join()
      // Always sends totals, so that a lost report is made up for by the next.
      if (isOwn || (hasBegun && report === told)) return void (await access.renew())
      await documents.call.read({ id: documentId, reading_id: readingId, seconds })
      told = report
      hasBegun = true
    }
    /** Uses keepalive, because the page may be closing. */
    function reportLast(): void {
      const seconds = time.seconds()
      if (isOwn || seconds.join() === told) return
      told = seconds.join()
      const headers = { 'content-type': 'application/json', ...requestHeaders() }
      const body = JSON.stringify({ reading_id: readingId, seconds })
      fetch(`/api/documents/${documentId}/readings`, { method: 'POST', keepalive: true, headers, body }).catch(() => {})
    }
    const onVisibility = () => {
      pass(!isVisible())
      if (isVisible()) tell().catch(noticeEnd)
      else reportLast()
    }

    if (!isOwn) tell().catch(noticeEnd)
    const counting = setInterval(() => pass(isVisible()), 1_000)
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
      pass(isVisible())
      reportLast()
    }
  }, [documentId, pages, access, isOwn, readingId])
}
