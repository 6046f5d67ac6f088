import { listeners } from './listeners.ts'

/** A value for the whole page, and those who want to hear of its changes. In screens: `useStore`. */
export interface Store<Value> {
  get(): Value
  /** @returns ends the hearing */
  listen(listener: () => void): () => void
}

export interface WritableStore<Value> extends Store<Value> {
  set(value: Value): void
}

export function createStore<Value>(initial: Value): WritableStore<Value> {
  let value = initial
  const changes = listeners()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      changes.tell()
    },
    listen: changes.add,
  }
}

export interface OutsideStore<Value> extends Store<Value> {
  /** Tells of a change that would not be noticed else. */
  tell(): void
}

/**
 * A value that somebody else keeps: the browser, the clock.
 * @param read gives equal values until it changes
 * @param follow begins with the first listener, tells of changes, and returns what ends it with the last
 */
export function outsideStore<Value>(read: () => Value, follow: (tell: () => void) => () => void): OutsideStore<Value> {
  const changes = listeners()
  let count = 0
  let endFollowing = () => {}
  return {
    get: read,
    tell: changes.tell,
    listen(listener) {
      const endHearing = changes.add(listener)
      if (count === 0) endFollowing = follow(changes.tell)
      count += 1
      return () => {
        endHearing()
        count -= 1
        if (count === 0) endFollowing()
      }
    },
  }
}
