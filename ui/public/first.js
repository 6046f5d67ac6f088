// Runs before the first paint. Each part belongs to the module that it names, which is loaded later.

// Applies the theme, so that the wrong one does not flash (ui/theme.ts).
;(() => {
  let preference
  try {
    preference = localStorage.getItem('theme')
  } catch {
    // Without storage, the system's theme is used.
  }
  const dark = preference === 'dark' || (preference !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.classList.toggle('dark', dark)
})()

// Shows the notice that the page could not start (app/server/document.ts), if a script does not load, or fails (app/web/main.tsx).
self.startFailed = () => {
  if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', self.startFailed)
  const notice = document.getElementById('start-failed')
  notice?.replaceWith(notice.content)
}
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && self.startFailed(), true)

// Captures the install prompt, which browsers send once per page (features/installing/web/install-prompt.ts).
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  self.installPrompt = event
})

// Once the preview is painted, shows what is below the first window and loads the screen's files (app/web/startup).
new PerformanceObserver((list, observer) => {
  if (!list.getEntriesByName('first-contentful-paint').length) return
  observer.disconnect()
  const preview = document.querySelector('[data-preview]')
  preview?.setAttribute('data-painted', '')
  const files = preview?.getAttribute('data-files')
  if (!files) return
  const links = files.split(' ').map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  document.head.append(...links)
}).observe({ type: 'paint', buffered: true })

// Records presses on the preview, which the application repeats (app/web/startup/replay-input.ts).
self.earlyPresses = []
addEventListener(
  'click',
  (event) => {
    const control = event.target.closest('[data-preview] :is(button, [role=button], [role=tab])')
    if (!control) return
    event.preventDefault()
    if (control.getAttribute('aria-disabled') === 'true' || self.earlyPresses.includes(control)) return
    control.setAttribute('data-pressed-early', '')
    self.earlyPresses.push(control)
  },
  true,
)

// The palette's shortcut is a press on the button that opens it (app/web/shell/shortcuts.ts).
addEventListener('keydown', (event) => {
  if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
  const palette = document.querySelector('[data-preview] [data-palette]')
  if (!palette) return
  event.preventDefault()
  palette.click()
})
