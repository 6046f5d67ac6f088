import { isPhoneNow } from '#platform/web/phone.ts'
import { asPicture } from '../as-picture.ts'
import { tabAt } from './current-tab.ts'
import { firstFilesAt } from './first-files.ts'
import type { KeptPage } from './kept-page.ts'

/** Prefix of the screen's path; app/worker/service-worker.js inserts it into the page. */
const prefix = '/kept-screen?at='
/** The number of cached screens, and the size limit of each in characters. */
const most = 30
const longest = 250_000
/** Sections about current permissions. */
const neverKept = new Set(['settings', 'operators'])

/** Caches the current screen, to be shown when it is opened again until the application has started. */
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

/** Otherwise the earlier copy is kept: while the screen is loading, offline, scrolled, or under a dialog. */
function isAsOpened(root: Element, main: Element): boolean {
  if (root.matches('[aria-hidden], [inert]') || document.querySelector('[data-trouble], main [aria-busy=true]')) return false
  return scrollY <= innerHeight / 2 && ![...main.querySelectorAll('*')].some(({ scrollTop }) => scrollTop > 0)
}

function pictureOf(root: Element, files: readonly string[]): string {
  const copy = root.cloneNode(true) as Element
  const [main, itsCopy] = [root, copy].map((each) => each.querySelector('main'))
  if (main && itsCopy) markWhatIsBelow(main, itsCopy)
  for (const toasts of copy.querySelectorAll('[data-sonner-toaster]')) toasts.remove()
  // Text that is being typed is stored by its form, if at all.
  for (const input of copy.querySelectorAll('input:not([type=checkbox], [type=radio])')) input.removeAttribute('value')
  for (const text of copy.querySelectorAll('textarea')) text.textContent = ''
  return asPicture(copy.innerHTML, isPhoneNow() ? 'phone' : 'wide', files)
}

/** The files of the earlier copy of the screen. */
async function filesIn(page: KeptPage, name: string): Promise<readonly string[]> {
  const kept = await (await page.read(name))?.text()
  return kept?.match(/data-files="([^"]+)"/)?.[1]?.split(' ') ?? []
}

/** Marks what is below the window, which is laid out after the rest (ui/styles.css). */
function markWhatIsBelow(part: Element, copy: Element): void {
  for (const [index, child] of [...part.children].entries()) {
    const twin = copy.children[index]
    const { top, height } = child.getBoundingClientRect()
    if (height > 0 && top + scrollY > innerHeight) twin?.setAttribute('data-below', '')
    else if (twin) markWhatIsBelow(child, twin)
  }
}
