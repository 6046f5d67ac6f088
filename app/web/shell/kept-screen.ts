import { isPhoneNow } from '#platform/web/phone.ts'
import { asPicture } from '../as-picture.ts'
import { tabAt } from './current-tab.ts'
import type { KeptPage } from './kept-page.ts'

/** Before the address of the screen; app/worker/service-worker.js puts it into the page that it opens there. */
const prefix = '/kept-screen?at='
/** How many screens are kept, and how long each may be in characters. */
const most = 30
const longest = 250_000
/** Sections about who may do what now. */
const neverKept = new Set(['settings', 'operators'])

/** Keeps what the screen shows now, to be shown when it is opened again until the application is there; one that cannot be kept is forgotten. */
export async function keepScreen(page: KeptPage): Promise<void> {
  // What it shows then is not what was read, or is on its way.
  if (document.querySelector('[data-trouble], main [aria-busy=true]')) return
  const name = prefix + encodeURIComponent(location.pathname + location.search)
  const picture = pictureOfScreen()
  await page.remove(name)
  if (picture === undefined) return
  await page.write(name, picture, 'text/html')
  const screens = (await page.names()).filter((each) => each.startsWith(prefix))
  await Promise.all(screens.slice(0, -most).map((each) => page.remove(each)))
}

/** @returns undefined where it would be seen otherwise than it was: scrolled, or beneath a dialog */
function pictureOfScreen(): string | undefined {
  const root = document.querySelector('#root:not([aria-hidden], [inert])')
  const main = root?.querySelector('main')
  if (!root || !main || neverKept.has(tabAt(location.pathname).id)) return undefined
  const isScrolled = scrollY > innerHeight / 2 || [...main.querySelectorAll('*')].some(({ scrollTop }) => scrollTop > 0)
  if (isScrolled) return undefined
  const copy = root.cloneNode(true) as Element
  markWhatIsBelow(root, copy)
  for (const toasts of copy.querySelectorAll('[data-sonner-toaster]')) toasts.remove()
  // What is being typed is kept by who asked for it, if at all.
  for (const input of copy.querySelectorAll('input:not([type=checkbox], [type=radio])')) input.removeAttribute('value')
  for (const text of copy.querySelectorAll('textarea')) text.textContent = ''
  const picture = `<div data-picture="${isPhoneNow() ? 'phone' : 'wide'}">${asPicture(copy.innerHTML)}</div>`
  return picture.length <= longest ? picture : undefined
}

/** What lies below the window is laid out when it is scrolled to, and not before the rest is shown (ui/styles.css). */
function markWhatIsBelow(root: Element, copy: Element): void {
  const parts = 'main :is(section, article)'
  const copies = copy.querySelectorAll(parts)
  for (const [index, part] of root.querySelectorAll(parts).entries())
    if (part.getBoundingClientRect().top + scrollY > innerHeight) copies[index]?.setAttribute('data-below', '')
}
