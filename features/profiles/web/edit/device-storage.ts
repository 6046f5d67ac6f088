import type { Shelf } from './draft.ts'

/** The browser's storage. Where that is refused or full nothing is kept, and nothing fails. */
export const deviceStorage: Shelf = {
  getItem: (key) => attempt((storage) => storage.getItem(key)) ?? null,
  setItem: (key, value) => attempt((storage) => storage.setItem(key, value)),
  removeItem: (key) => attempt((storage) => storage.removeItem(key)),
}

function attempt<Result>(action: (storage: Storage) => Result): Result | undefined {
  try {
    return action(localStorage)
  } catch {
    return undefined
  }
}
