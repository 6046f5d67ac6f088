// Runs before the first paint, so that the theme never flashes; ui/theme.ts takes over afterwards.
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
// What browsers would offer by themselves is offered in the settings: it comes once a page, perhaps before anything else of it is here.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  self.installPrompt = event
})
