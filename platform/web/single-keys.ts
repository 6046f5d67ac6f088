import { type Store, createStore } from './store.ts'

const storageKey = 'single-keys'
const choice = createStore(storedChoice())

/** Whether shortcuts of a single letter, digit or sign work on this device: they get in the way of dictation and of keys hit by mistake. */
export const singleKeys: Store<boolean> = choice

function storedChoice(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}

/** Stores the choice on this device; other open tabs follow when they are loaded again. */
export function writeSingleKeys(areOn: boolean): void {
  try {
    if (areOn) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, 'off')
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
  choice.set(areOn)
}

/** Whether a key types a character; arrows, Enter, Escape and the like do not. */
export const isSingleKey = (key: string): boolean => key.length === 1 && key !== ' '
