/** Resolves once the page is looked at, or never if it is told to wait no longer. */
export function untilSeen(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => document.visibilityState === 'visible' && resolve()
    document.addEventListener('visibilitychange', look, { signal })
    look()
  })
}

/** Whether the reader is in the middle of something that must keep the focus: typing, or a question over the page. */
export function isOccupied(): boolean {
  return document.querySelector('.scrim') !== null || (document.activeElement?.matches(writable) ?? false)
}

const writable = 'textarea, [contenteditable="true"], input:not([type=checkbox], [type=radio], [type=button], [type=range])'
