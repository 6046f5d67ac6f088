// Runs before the first paint and before the application, which takes over from each of these.

// The theme, so that it never flashes (ui/theme.ts).
;(() => {
  let preference
  try {
    preference = localStorage.getItem('theme')
  } catch {
    // A browser that refuses storage follows the system.
  }
  const dark = preference === 'dark' || (preference !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.classList.toggle('dark', dark)
})()

// What browsers would offer by themselves is offered in the settings: it comes once a page (features/installing/web/install-prompt.ts).
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  self.installPrompt = event
})

// Once a picture is seen, what lies below the window follows (ui/styles.css), and the files that the picture names (app/web/as-picture.ts).
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

// What is pressed while the screen is only a picture is done once the application is there (app/web/take-over.ts).
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
