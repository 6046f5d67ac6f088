import type { Decision } from '../../contract.ts'

type Status = Decision['status']

const leaving = { duration: 220, easing: 'cubic-bezier(0.4, 0, 0.8, 0.6)' }
const returning = { duration: 240, easing: 'cubic-bezier(0.3, 1.45, 0.5, 1)' }
const arriving = { duration: 200, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' }

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches
const sideOf = (status: Status) => (status === 'accepted' ? 1 : -1)

/** The position of a card to one side of the screen, out of sight. */
const aside = (status: Status, card: HTMLElement) =>
  `translate(${sideOf(status) * (card.offsetWidth / 2 + window.innerWidth / 2)}px, 0) rotate(${sideOf(status) * 6}deg)`

/** The card in front, or what replaces it. */
export const frontIn = (place: HTMLElement): HTMLElement | null => place.querySelector<HTMLElement>('[data-front]')

/** Animates a copy of the front card leaving to its side, from where it is held. The card itself can be removed immediately. */
export function flyOut(place: HTMLElement, status: Status): void {
  const card = frontIn(place)
  const sky = place.querySelector('[data-sky]')
  if (!card || !sky || isStill()) return
  const likeness = card.cloneNode(true) as HTMLElement
  likeness.inert = true
  for (const each of [likeness, ...likeness.querySelectorAll('[id]')]) each.removeAttribute('id')
  delete likeness.dataset['front']
  likeness.dataset['verdict'] = status
  likeness.style.height = `${card.offsetHeight}px`
  sky.append(likeness)
  const from = getComputedStyle(card).transform
  const flight = likeness.animate([{ transform: from }, { transform: aside(status, card), opacity: 0.6 }], leaving)
  const remove = () => likeness.remove()
  flight.finished.then(remove, remove)
}

/** Animates a released card back to its place. */
export function springBack(card: HTMLElement): void {
  const from = getComputedStyle(card).transform
  card.style.transform = ''
  if (!isStill()) card.animate([{ transform: from }, { transform: 'none' }], returning)
}

/** Animates a card back in from the side to which it left. */
export function comeBack(card: HTMLElement, status: Status): void {
  if (!isStill()) card.animate([{ transform: aside(status, card) }, { transform: 'none' }], arriving)
}

/** Animates the card behind to the front, from the height the drag had raised it to. */
export function rise(card: HTMLElement): void {
  const sunk = 1 - Number(card.style.getPropertyValue('--rise'))
  card.style.removeProperty('--rise')
  if (isStill() || sunk <= 0) return
  const transformOrigin = '50% 100%'
  const from = { transform: `translateY(${6 * sunk}px) scale(${1 - 0.05 * sunk})`, transformOrigin }
  card.animate([from, { transform: 'none', transformOrigin }], arriving)
}
