import { t } from '@lingui/core/macro'
import { copyText } from '#platform/web/copy-text.ts'
import { toast } from '#ui/toast.ts'

declare global {
  interface Window {
    /** The controls of the preview that were pressed, in order (ui/public/first.js). */
    pressedEarly?: Element[]
  }
}

/** How long to wait for a control to appear on the screen, in milliseconds; some parts load later. */
const patience = 3_000
/** Containers that distinguish controls with the same name. */
const place = 'article, li, section, form, header, nav, main'
/** How many characters of lost text are shown. */
const shownOfWords = 160
const field = 'input:not([type=file]), textarea'

/**
 * Once the application has replaced the preview of a screen, repeats what the reader did on it: typed text, focus and presses. Controls
 * that no longer exist, or no longer as often, are skipped with a notice, which includes the typed text.
 */
export function takeOver(root: Element): void {
  const picture = root.querySelector('[data-picture]')
  if (!picture) return
  let focused = document.activeElement
  picture.addEventListener('focusin', () => (focused = document.activeElement))
  const changes = new MutationObserver(() => {
    if (picture.isConnected) return
    changes.disconnect()
    void doAgain(picture, focused, root)
  })
  changes.observe(root, { childList: true })
}

async function doAgain(picture: Element, focused: Element | null, screen: Element): Promise<void> {
  const pressed = window.pressedEarly?.filter((control) => picture.contains(control)) ?? []
  window.pressedEarly = []
  const until = performance.now() + patience
  const sameAs = (control: Element) => counterpart(control, picture, screen, until)
  for (const typed of picture.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(field))
    if (isChanged(typed) && !fillIn(await sameAs(typed), typed)) handBack(typed)
  if (focused && picture.contains(focused) && pressed.length === 0) focusAs(focused, await sameAs(focused))
  for (const control of pressed) {
    const same = await sameAs(control)
    if (!same) toast.info(t`Please try that again`, { description: t`The screen changed while it was loading.` })
    same?.focus({ preventScroll: true })
    same?.click()
  }
}

async function counterpart(control: Element, picture: Element, screen: Element, until: number): Promise<HTMLElement | undefined> {
  const [called, whereof] = [nameOf(control, picture), placeOf(control)]
  const all = (root: Element) =>
    [...root.querySelectorAll<HTMLElement>(control.localName)].filter((each) => nameOf(each, root) === called && placeOf(each) === whereof)
  const before = all(picture)
  for (;;) {
    const now = all(screen)
    if (now.length === before.length) return now[before.findIndex((each) => each === control)]
    if (performance.now() > until) return undefined
    await new Promise(requestAnimationFrame)
  }
}

/** Without generated values, such as element ids. */
function nameOf(control: Element, root: Element): string {
  const text = control.matches(field)
    ? control.id && root.querySelector(`label[for="${CSS.escape(control.id)}"]`)?.textContent
    : control.textContent
  return JSON.stringify([text, ...['role', 'type', 'name', 'aria-label', 'placeholder'].map((name) => control.getAttribute(name))])
}

/**
 * All headings around a control, so that a press meant for one member's card never hits another that has moved there. A field for the whole
 * screen, such as search, stays the same whatever is listed.
 */
function placeOf(control: Element): string {
  const around = control.parentElement?.closest(place)
  if (around?.localName === 'main' && control.matches(field)) return 'main'
  const headings = Array.from(around?.querySelectorAll('h1, h2, h3, h4') ?? [], ({ textContent }) => textContent)
  return JSON.stringify([around?.localName, around?.querySelector('a')?.getAttribute('href'), ...headings])
}

const isToggle = (control: Element): control is HTMLInputElement => control.matches('[type=checkbox], [type=radio]')

const isChanged = (typed: HTMLInputElement | HTMLTextAreaElement): boolean =>
  isToggle(typed) ? typed.checked !== typed.defaultChecked : typed.value !== typed.defaultValue

/** Types the text into the field, after existing text such as a draft. @returns whether it is there now */
function fillIn(same: Element | undefined, typed: HTMLInputElement | HTMLTextAreaElement): boolean {
  if (!(same instanceof HTMLInputElement || same instanceof HTMLTextAreaElement) || same.disabled || same.readOnly) return false
  if (isToggle(typed)) {
    if (isToggle(same) && same.checked !== typed.checked) same.click()
    return isToggle(same)
  }
  const value = same instanceof HTMLTextAreaElement ? [same.value, typed.value].filter(Boolean).join(' ') : typed.value
  // React ignores values set with the element's own setter.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(same), 'value')?.set?.call(same, value)
  same.dispatchEvent(new InputEvent('input', { bubbles: true }))
  return true
}

/** Shows typed text whose field no longer exists, for copying. */
function handBack(typed: HTMLInputElement | HTMLTextAreaElement): void {
  const words = typed.value
  if (isToggle(typed) || typed.type === 'password' || !words.trim()) return
  toast.info(t`The field you typed in no longer exists`, {
    description: cut(words),
    action: { label: t`Copy`, onPress: () => void copyText(words) },
    duration: 30_000,
  })
}

const cut = (words: string) => (words.length > shownOfWords ? `${words.slice(0, shownOfWords)}…` : words)

function focusAs(focused: Element, same: HTMLElement | undefined): void {
  same?.focus({ preventScroll: true })
  const isText = (element: unknown): element is HTMLTextAreaElement => element instanceof HTMLTextAreaElement
  if (isText(focused) && isText(same)) same.setSelectionRange(same.value.length, same.value.length)
}
