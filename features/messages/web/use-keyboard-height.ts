import { useSyncExternalStore } from 'react'

/** What is less than this, in pixels, is a bar of the browser. */
const leastKeyboard = 120

function subscribe(listener: () => void) {
  const viewport = window.visualViewport
  const onResize = () => {
    // Safari moves the page up under its keyboard; what is written stands above it anyway.
    if (keyboardHeight() > 0) window.scrollTo(0, 0)
    listener()
  }
  viewport?.addEventListener('resize', onResize)
  return () => viewport?.removeEventListener('resize', onResize)
}

function keyboardHeight(): number {
  const viewport = window.visualViewport
  if (!viewport || viewport.scale > 1.01) return 0
  const covered = Math.round(window.innerHeight - viewport.height)
  return covered > leastKeyboard ? covered : 0
}

/** How much of the page a phone's keyboard covers, in pixels; browsers do not take that off the page. */
export const useKeyboardHeight = (): number => useSyncExternalStore(subscribe, keyboardHeight)
