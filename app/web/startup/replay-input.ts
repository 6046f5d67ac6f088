import { t } from '@lingui/core/macro'
import { copyText } from '#platform/web/copy-text.ts'
import { toast } from '#ui/toast.ts'

declare global {
  interface Window {
    /** The preview's controls that were pressed, in order (ui/public/first.js). */
    earlyPresses?: Element[]
  }
}

/** How long to wait for a control to appear on the screen, in milliseconds; some parts load later. */
const patience = 3_000
/** Containers that tell apart controls with the same name. */
const containers = 'article, li, section, form, header, nav, main'
/** How many characters of lost text are shown. */
const maxShown = 160
const fields = 'input:not([type=file]), textarea'

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Once the application has replaced the preview, repeats the member's input on the screen: text, focus and presses. A control is the same
 * if it has the same name in the same place, as often as before. If there is none, the input is dropped with a notice.
 */
export function replayInput(root: Element): void {
  const preview = root.querySelector('[data-preview]')
  if (!preview) return
  let focused = document.activeElement
  preview.addEventListener('focusin', () => (focused = document.activeElement))
  const changes = new MutationObserver(() => {
    if (preview.isConnected) return
    changes.disconnect()
    void replay(preview, focused, root)
  })
  changes.observe(root, { childList: true })
}

async function replay(preview: Element, focused: Element | null, screen: Element): Promise<void> {
  const presses = window.earlyPresses?.filter((control) => preview.contains(control)) ?? []
  window.earlyPresses = []
  const until = performance.now() + patience
  const onScreen = (control: Element) => findOnScreen(control, preview, screen, until)
  for (const field of preview.querySelectorAll<Field>(fields))
    if (isChanged(field) && !fillIn(await onScreen(field), field)) returnText(field)
  if (focused && preview.contains(focused) && presses.length === 0) focus(await onScreen(focused), focused)
  for (const pressed of presses) {
    const control = await onScreen(pressed)
    if (!control) toast.info(t`Please try that again`, { description: t`The screen changed while it was loading.` })
    control?.focus({ preventScroll: true })
    control?.click()
  }
}

async function findOnScreen(control: Element, preview: Element, screen: Element, until: number): Promise<HTMLElement | undefined> {
  const [name, place] = [nameOf(control, preview), placeOf(control)]
  const allIn = (root: Element) =>
    [...root.querySelectorAll<HTMLElement>(control.localName)].filter((each) => nameOf(each, root) === name && placeOf(each) === place)
  const before = allIn(preview)
  for (;;) {
    const now = allIn(screen)
    if (now.length === before.length) return now[before.findIndex((each) => each === control)]
    if (performance.now() > until) return undefined
    await new Promise(requestAnimationFrame)
  }
}

/** Leaves out generated values, such as ids, and what only the reader's system knows, such as its keys. */
function nameOf(control: Element, root: Element): string {
  const text = control.matches(fields)
    ? control.id && root.querySelector(`label[for="${CSS.escape(control.id)}"]`)?.textContent
    : shownText(control)
  return JSON.stringify([text, ...['role', 'type', 'name', 'aria-label', 'placeholder'].map((name) => control.getAttribute(name))])
}

function shownText(control: Element): string {
  const copy = control.cloneNode(true) as Element
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove()
  return copy.textContent
}

/**
 * The headings around a control, so that a press meant for one member's card never hits another card that has taken its place. A field for
 * the whole screen, such as search, stays the same whatever is listed.
 */
function placeOf(control: Element): string {
  const container = control.parentElement?.closest(containers)
  if (container?.localName === 'main' && control.matches(fields)) return 'main'
  const headings = Array.from(container?.querySelectorAll('h1, h2, h3, h4') ?? [], ({ textContent }) => textContent)
  return JSON.stringify([container?.localName, container?.querySelector('a')?.getAttribute('href'), ...headings])
}

const isToggle = (control: Element): control is HTMLInputElement => control.matches('[type=checkbox], [type=radio]')

const isChanged = (field: Field): boolean => (isToggle(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue)

/** Adds the text to existing text, such as a draft. @returns whether it is there now */
function fillIn(field: Element | undefined, typed: Field): boolean {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || field.disabled || field.readOnly) return false
  if (isToggle(typed)) {
    if (isToggle(field) && field.checked !== typed.checked) field.click()
    return isToggle(field)
  }
  const value = field instanceof HTMLTextAreaElement ? [field.value, typed.value].filter(Boolean).join(' ') : typed.value
  // React overrides the element's own setter, and would not notice the change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  return true
}

/** Shows text whose field no longer exists, to be copied. */
function returnText(field: Field): void {
  const text = field.value
  if (isToggle(field) || field.type === 'password' || !text.trim()) return
  toast.info(t`The field you typed in no longer exists`, {
    description: text.length > maxShown ? `${text.slice(0, maxShown)}…` : text,
    action: { label: t`Copy`, onPress: () => void copyText(text) },
    duration: 30_000,
  })
}

function focus(control: HTMLElement | undefined, before: Element): void {
  control?.focus({ preventScroll: true })
  const isText = (element: unknown): element is HTMLTextAreaElement => element instanceof HTMLTextAreaElement
  if (isText(before) && isText(control)) control.setSelectionRange(control.value.length, control.value.length)
}
