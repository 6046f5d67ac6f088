/** Resolves once the page is visible, or never if aborted. */
export function untilSeen(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => document.visibilityState === 'visible' && resolve()
    document.addEventListener('visibilitychange', look, { signal })
    look()
  })
}

/** Whether the member is doing something that must keep the focus: typing, or answering a dialog. */
export function isOccupied(): boolean {
  return document.querySelector('.scrim') !== null || (document.activeElement?.matches(writable) ?? false)
}

const writable = 'textarea, [contenteditable="true"], input:not([type=checkbox], [type=radio], [type=button], [type=range])'
