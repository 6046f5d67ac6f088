import { type RefObject, useEffect, useEffectEvent } from 'react'

interface MessagePointing {
  /** The actions of a message were requested: by its button, a long press, or a key. */
  onActions: (id: string, element: HTMLElement) => void
  /** The pointer is over a message's time, or the keyboard focus on the message; null once neither is. */
  onMoments: (id: string | null, element: HTMLElement) => void
  /** Escape was pressed. */
  onLeave: () => void
}

/** How long a touch lasts until it is a long press, in milliseconds, and how far it may move, in pixels. */
const longPress = { after: 450, within: 10 }

/**
 * Handles pointer, touch and keyboard events of a list of messages by delegation. Messages have `data-message`, their times
 * `data-moments` and their buttons `data-actions`. Arrow keys move between messages, Enter opens their actions.
 */
export function useMessagePointing(list: RefObject<HTMLElement | null>, pointing: MessagePointing) {
  const reportActions = useEffectEvent(pointing.onActions)
  const reportMoments = useEffectEvent(pointing.onMoments)
  const reportLeave = useEffectEvent(pointing.onLeave)

  useEffect(() => {
    const element = list.current
    if (!element) return undefined
    const ends = new AbortController()
    const hear = <Type extends keyof HTMLElementEventMap>(type: Type, handler: (event: HTMLElementEventMap[Type]) => void) =>
      element.addEventListener(type, handler, { signal: ends.signal })

    let press: { timer: ReturnType<typeof setTimeout>; x: number; y: number } | undefined
    const endPress = () => {
      clearTimeout(press?.timer)
      press = undefined
    }
    const open = (message: HTMLElement | null, at: HTMLElement | null = message) => {
      const id = message?.dataset['message']
      if (id && at) reportActions(id, at)
    }

    hear('click', (event) => {
      const button = within(event, '[data-actions]')
      if (button) open(messageOf(event), button)
    })
    hear('pointerdown', (event) => {
      endPress()
      if (event.pointerType !== 'touch' || within(event, 'a')) return
      const message = messageOf(event)
      press = {
        timer: setTimeout(() => open(message, message?.querySelector('[data-moments]')), longPress.after),
        x: event.clientX,
        y: event.clientY,
      }
    })
    hear('pointermove', (event) => {
      if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > longPress.within) endPress()
    })
    for (const type of ['pointerup', 'pointercancel', 'scroll'] as const) hear(type, endPress)
    hear('contextmenu', (event) => {
      // A long press opens our menu, except on links; a mouse opens the browser's.
      if (event instanceof PointerEvent && event.pointerType === 'touch' && !within(event, 'a')) event.preventDefault()
    })

    hear('pointerover', (event) => {
      const moments = event.pointerType === 'mouse' ? within(event, '[data-moments]') : null
      if (moments) reportMoments(messageOf(event)?.dataset['message'] ?? null, moments)
    })
    hear('pointerout', (event) => {
      if (within(event, '[data-moments]')) reportMoments(null, element)
    })
    hear('focusin', (event) => {
      const message = messageOf(event)
      const moments =
        message === event.target && message?.matches(':focus-visible') ? message.querySelector<HTMLElement>('[data-moments]') : null
      reportMoments(moments ? (message?.dataset['message'] ?? null) : null, moments ?? element)
    })
    hear('focusout', () => reportMoments(null, element))

    hear('keydown', (event) => {
      if (event.key === 'Escape') return reportLeave()
      const all = [...element.querySelectorAll<HTMLElement>('[data-message]')]
      const message = all.find((each) => each === event.target)
      if (event.target !== element && !message) return
      const index = message ? all.indexOf(message) : all.length
      const next = { ArrowUp: all[Math.max(0, index - 1)], ArrowDown: message && all[index + 1] }[event.key]
      const asksForActions = message && ['Enter', ' ', 'ContextMenu'].includes(event.key)
      if (!next && !asksForActions) return
      event.preventDefault()
      next?.focus()
      if (asksForActions) open(message, message.querySelector('[data-moments]'))
    })
    return () => {
      endPress()
      ends.abort()
    }
  }, [list])
}

const within = (event: Event, selector: string) => (event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null)
const messageOf = (event: Event) => within(event, '[data-message]')
