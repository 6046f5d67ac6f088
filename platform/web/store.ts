import { listeners } from './listeners.ts'

/** A shared value with listeners. In components, use `useStore`. */
export interface Store<Value> {
  get(): Value
  /** @returns removes the listener */
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
  /** Notifies listeners of a change that would not be noticed otherwise. */
  tell(): void
}

/**
 * A value owned by something else, such as the browser or the clock.
 * @param read returns equal values until it changes
 * @param follow subscribes with the first listener, reports changes, and returns a function that unsubscribes with the last
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
