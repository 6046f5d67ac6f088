import type { DraftStorage } from './draft.ts'

/** The browser's local storage. Does nothing, without an error, if it is blocked or full. */
export const deviceStorage: DraftStorage = {
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
