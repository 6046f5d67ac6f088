import { useSyncExternalStore } from 'react'
import type { Store } from './store.ts'

/**
 * A store's value, or a part of it; the component re-renders when it changes.
 * @param select must return equal parts for equal values
 */
export function useStore<Value>(store: Store<Value>): Value
export function useStore<Value, Part>(store: Store<Value>, select: (value: Value) => Part): Part
export function useStore<Value>(store: Store<Value>, select: (value: Value) => unknown = (value) => value): unknown {
  const read = () => select(store.get())
  return useSyncExternalStore(store.listen, read, read)
}
