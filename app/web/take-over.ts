import { t } from '@lingui/core/macro'
import { copyText } from '#platform/web/copy-text.ts'
import { toast } from '#ui/toast.ts'

declare global {
  interface Window {
    /** The controls of the picture that were pressed, the first one first (ui/public/first.js). */
    pressedEarly?: Element[]
  }
}

/** So long the screen may take to show what was pressed on its picture, in milliseconds; some parts come after the rest. */
const patience = 3_000
/** What a control stands in: of two that are called the same it says which is which. */
const place = 'article, li, section, form, header, nav, main'
/** How much is shown of words that have no field any more, in characters. */
const shownOfWords = 160
const field = 'input:not([type=file]), textarea'

/**
 * Does on the screen, once it has taken the place of its picture, what the reader did on that: what they typed is in the same fields, the same field
 * has the focus, and what they pressed is pressed. What is not there any more, or not as often as before, is left
 * alone; that is told, with the words that were typed.
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
    if (!same) toast.info(t`Please press that again`, { description: t`The screen has changed since you pressed it.` })
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

/** Without what is made anew each time, such as the numbers of elements. */
function nameOf(control: Element, root: Element): string {
  const text = control.matches(field)
    ? control.id && root.querySelector(`label[for="${CSS.escape(control.id)}"]`)?.textContent
    : control.textContent
  return JSON.stringify([text, ...['role', 'type', 'name', 'aria-label', 'placeholder'].map((name) => control.getAttribute(name))])
}

/**
 * All headings of what it is in: nobody is connected with the member whose card has come to lie where another one was. A field of the whole screen,
 * as for a search, is the same whatever the screen lists by now.
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

/** As if it were typed there; behind what stands there already, such as a draft. @returns whether it is there now */
function fillIn(same: Element | undefined, typed: HTMLInputElement | HTMLTextAreaElement): boolean {
  if (!(same instanceof HTMLInputElement || same instanceof HTMLTextAreaElement) || same.disabled || same.readOnly) return false
  if (isToggle(typed)) {
    if (isToggle(same) && same.checked !== typed.checked) same.click()
    return isToggle(same)
  }
  const value = same instanceof HTMLTextAreaElement ? [same.value, typed.value].filter(Boolean).join(' ') : typed.value
  // React hears of what the element's own setter did not put there.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(same), 'value')?.set?.call(same, value)
  same.dispatchEvent(new InputEvent('input', { bubbles: true }))
  return true
}

/** Shows what was typed where there is no such field any more, to be copied. */
function handBack(typed: HTMLInputElement | HTMLTextAreaElement): void {
  const words = typed.value
  if (isToggle(typed) || typed.type === 'password' || !words.trim()) return
  toast.info(t`The field you typed into is gone`, {
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
