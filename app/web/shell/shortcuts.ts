import { singleKeys } from '#platform/web/single-keys.ts'

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** The palette's shortcut in the notation of this system. */
export const paletteKeys = () => (isApple() ? '⌘ K' : 'Ctrl K')

/** Keyboards with other letters have K at its usual place. */
const isK = ({ key, code }: KeyboardEvent) => key.toLowerCase() === 'k' || (code === 'KeyK' && /^\P{Script=Latin}$/u.test(key))

export const isPaletteKey = (event: KeyboardEvent) =>
  isK(event) && (isApple() ? event.metaKey : event.ctrlKey) && !event.shiftKey && !event.altKey

/** `?` outside of fields, unless single keys are turned off. */
export function isHelpKey(event: KeyboardEvent): boolean {
  const target = event.target instanceof HTMLElement ? event.target : undefined
  const isTyping = target?.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target?.tagName ?? '')
  return event.key === '?' && singleKeys.get() && !isTyping && !event.ctrlKey && !event.metaKey
}
