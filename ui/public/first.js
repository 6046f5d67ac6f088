// Runs before the first paint and before the application, which takes over each of these tasks.

// Applies the theme before it could flash (ui/theme.ts).
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

// Captures the install prompt, which browsers fire once per page; the settings offer it (features/installing/web/install-prompt.ts).
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  self.installPrompt = event
})

// After the preview is painted, shows what is below the window (ui/styles.css) and loads the files that it names (app/web/as-picture.ts).
new PerformanceObserver((list, observer) => {
  if (!list.getEntriesByName('first-contentful-paint').length) return
  observer.disconnect()
  const picture = document.querySelector('[data-picture]')
  picture?.setAttribute('data-seen', '')
  const files = picture?.getAttribute('data-files')
  if (!files) return
  const links = files.split(' ').map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  document.head.append(...links)
}).observe({ type: 'paint', buffered: true })

// Records presses on the preview of a screen, for the application to repeat (app/web/take-over.ts).
self.pressedEarly = []
addEventListener(
  'click',
  (event) => {
    const control = event.target.closest('[data-picture] :is(button, [role=button], [role=tab])')
    if (!control) return
    event.preventDefault()
    if (control.getAttribute('aria-disabled') === 'true' || self.pressedEarly.includes(control)) return
    control.setAttribute('data-awaits', '')
    self.pressedEarly.push(control)
  },
  true,
)
