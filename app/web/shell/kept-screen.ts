import { isPhoneNow } from '#platform/web/phone.ts'
import { asPicture } from '../as-picture.ts'
import { tabAt } from './current-tab.ts'
import { firstFilesAt } from './first-files.ts'
import type { KeptPage } from './kept-page.ts'

/** Before the address of the screen; app/worker/service-worker.js puts it into the page that it opens there. */
const prefix = '/kept-screen?at='
/** How many screens are kept, and how long each may be in characters. */
const most = 30
const longest = 250_000
/** Sections about who may do what now. */
const neverKept = new Set(['settings', 'operators'])

/** Keeps what the screen shows now, to be shown when it is opened again until the application is there. */
export async function keepScreen(page: KeptPage): Promise<void> {
  const root = document.querySelector('#root')
  const main = root?.querySelector('main')
  if (!root || !main || neverKept.has(tabAt(location.pathname).id) || !isAsOpened(root, main)) return
  const name = prefix + encodeURIComponent(location.pathname + location.search)
  const picture = pictureOf(root, firstFilesAt(location.pathname) ?? (await filesIn(page, name)))
  await page.remove(name)
  if (picture.length > longest) return
  await page.write(name, picture, 'text/html')
  const screens = (await page.names()).filter((each) => each.startsWith(prefix))
  await Promise.all(screens.slice(0, -most).map((each) => page.remove(each)))
}

/** Otherwise it stays as it was kept before: while it loads or has no connection, is scrolled, or lies beneath a dialog. */
function isAsOpened(root: Element, main: Element): boolean {
  if (root.matches('[aria-hidden], [inert]') || document.querySelector('[data-trouble], main [aria-busy=true]')) return false
  return scrollY <= innerHeight / 2 && ![...main.querySelectorAll('*')].some(({ scrollTop }) => scrollTop > 0)
}

function pictureOf(root: Element, files: readonly string[]): string {
  const copy = root.cloneNode(true) as Element
  const [main, itsCopy] = [root, copy].map((each) => each.querySelector('main'))
  if (main && itsCopy) markWhatIsBelow(main, itsCopy)
  for (const toasts of copy.querySelectorAll('[data-sonner-toaster]')) toasts.remove()
  // What is being typed is kept by who asked for it, if at all.
  for (const input of copy.querySelectorAll('input:not([type=checkbox], [type=radio])')) input.removeAttribute('value')
  for (const text of copy.querySelectorAll('textarea')) text.textContent = ''
  return asPicture(copy.innerHTML, isPhoneNow() ? 'phone' : 'wide', files)
}

/** Those of the screen as it was kept before. */
async function filesIn(page: KeptPage, name: string): Promise<readonly string[]> {
  const kept = await (await page.read(name))?.text()
  return kept?.match(/data-files="([^"]+)"/)?.[1]?.split(' ') ?? []
}

/** What begins below the window is laid out once the rest is shown (ui/styles.css). */
function markWhatIsBelow(part: Element, copy: Element): void {
  for (const [index, child] of [...part.children].entries()) {
    const twin = copy.children[index]
    const { top, height } = child.getBoundingClientRect()
    if (height > 0 && top + scrollY > innerHeight) twin?.setAttribute('data-below', '')
    else if (twin) markWhatIsBelow(child, twin)
  }
}
