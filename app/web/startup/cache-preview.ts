import { isPhoneNow } from '#platform/web/phone.ts'
import { tabAt } from '../shell/current-tab.ts'
import type { MemberCache } from './member-cache.ts'
import { previewOf } from './preview.ts'
import { screenFilesAt } from './screen-files.ts'

/** Followed by the screen's address; the service worker inserts the preview into the page (app/worker/service-worker.js). */
const prefix = '/cached-preview?at='
/** The number of previews, and the longest one in characters. */
const maxPreviews = 30
const maxLength = 250_000
/** Sections that show what the member may do, which can change. */
const excluded = new Set(['settings', 'operators'])

/** Caches a preview of the current screen, shown the next time it is opened until the application has started. */
export async function cachePreview(cache: MemberCache): Promise<void> {
  const root = document.querySelector('#root')
  const main = root?.querySelector('main')
  if (!root || !main || excluded.has(tabAt(location.pathname).id) || !isAsOpened(root, main)) return
  const name = prefix + encodeURIComponent(location.pathname + location.search)
  const preview = previewFrom(root, screenFilesAt(location.pathname) ?? (await filesOfPrevious(cache, name)))
  await cache.remove(name)
  if (preview.length > maxLength) return
  await cache.write(name, preview, 'text/html')
  const previews = (await cache.names()).filter((each) => each.startsWith(prefix))
  await Promise.all(previews.slice(0, -maxPreviews).map((each) => cache.remove(each)))
}

/** While the screen is loading, offline, scrolled or covered by a dialog, the previous preview is kept. */
function isAsOpened(root: Element, main: Element): boolean {
  if (root.matches('[aria-hidden], [inert]') || document.querySelector('[data-trouble], main [aria-busy=true]')) return false
  return scrollY <= innerHeight / 2 && ![...main.querySelectorAll('*')].some(({ scrollTop }) => scrollTop > 0)
}

function previewFrom(root: Element, files: readonly string[]): string {
  const copy = root.cloneNode(true) as Element
  const [main, copiedMain] = [root, copy].map((each) => each.querySelector('main'))
  if (main && copiedMain) markBelowFold(main, copiedMain)
  for (const toasts of copy.querySelectorAll('[data-sonner-toaster]')) toasts.remove()
  // Unsent text is stored by its form, if at all.
  for (const input of copy.querySelectorAll('input:not([type=checkbox], [type=radio])')) input.removeAttribute('value')
  for (const text of copy.querySelectorAll('textarea')) text.textContent = ''
  return previewOf(copy.innerHTML, isPhoneNow() ? 'phone' : 'wide', files)
}

async function filesOfPrevious(cache: MemberCache, name: string): Promise<readonly string[]> {
  const previous = await (await cache.read(name))?.text()
  return previous?.match(/data-files="([^"]+)"/)?.[1]?.split(' ') ?? []
}

/** Marks elements below the first window, which are laid out after the first paint (ui/styles.css). */
function markBelowFold(part: Element, copy: Element): void {
  for (const [index, child] of [...part.children].entries()) {
    const twin = copy.children[index]
    const { top, height } = child.getBoundingClientRect()
    if (height > 0 && top + scrollY > innerHeight) twin?.setAttribute('data-below-fold', '')
    else if (twin) markBelowFold(child, twin)
  }
}
