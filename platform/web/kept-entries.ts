import { readerOnServer } from './reader.ts'
import { type Store, createStore } from './store.ts'

/** Entries stored on this device under a prefix, one key each, so that tabs do not overwrite each other's entries. */
export interface KeptEntries<Entry> {
  prefix: string
  /** All entries by name; includes changes made in other tabs. */
  entries: Store<ReadonlyMap<string, Entry>>
  keep(name: string, entry: Entry): void
  remove(name: string): void
}

/** The storage, and the source of other tabs' changes: `window`. */
export interface Device {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>
  addEventListener(type: 'storage', listener: (event: Pick<StorageEvent, 'key' | 'newValue'>) => void): void
}

/**
 * Opens the entries under a prefix. If storage is unavailable or full, entries live as long as the page.
 * @param read parses a stored entry, perhaps of another version; undefined if it is invalid
 */
export function keptEntries<Entry>(
  prefix: string,
  read: (kept: unknown) => Entry | undefined,
  device: Device = window,
): KeptEntries<Entry> {
  const entries = createStore<ReadonlyMap<string, Entry>>(
    new Map(storedUnder(device, prefix).flatMap(([name, text]) => parsed(name, text))),
  )

  function parsed(name: string, text: string | null): [string, Entry][] {
    try {
      const entry = text === null ? undefined : read(JSON.parse(text))
      return entry === undefined ? [] : [[name, entry]]
    } catch {
      return []
    }
  }

  const change = (name: string, added: [string, Entry][]) =>
    entries.set(new Map([...entries.get()].filter(([each]) => each !== name).concat(added)))

  device.addEventListener('storage', ({ key, newValue }) => {
    if (key === null) entries.set(new Map())
    else if (key.startsWith(prefix)) {
      const name = key.slice(prefix.length)
      change(name, parsed(name, newValue))
    }
  })

  return {
    prefix,
    entries,
    keep(name, entry) {
      attempt(() => device.localStorage.setItem(prefix + name, JSON.stringify(entry)))
      change(name, [[name, entry]])
    },
    remove(name) {
      attempt(() => device.localStorage.removeItem(prefix + name))
      if (entries.get().has(name)) change(name, [])
    },
  }
}

/**
 * Stored entries of a kind per member, opened on first use.
 * @param kind prefix on the device
 * @param separator `_` for unsent data, which members are asked about before they sign out (member-device.ts), `:` for preferences
 */
export function keptByMember<Entry>(
  kind: string,
  read: (kept: unknown) => Entry | undefined,
  separator: '_' | ':' = '_',
): (member: string) => KeptEntries<Entry> {
  const opened = new Map<string, KeptEntries<Entry>>()
  return (member) => {
    const prefix = [kind, member, ''].join(separator)
    if (readerOnServer()) return keptEntries(prefix, read, noDevice)
    const entries = opened.get(member) ?? keptEntries(prefix, read)
    opened.set(member, entries)
    return entries
  }
}

/** While the server renders a page, nothing is stored. */
const noDevice: Device = {
  get localStorage(): never {
    throw new Error('there is no storage on the server')
  },
  addEventListener() {},
}

/** Parses text entries. */
export const readText = (kept: unknown): string | undefined => (typeof kept === 'string' ? kept : undefined)

/** Whether an entry has fields to parse. */
export const isObject = (kept: unknown): kept is Record<string, unknown> =>
  typeof kept === 'object' && kept !== null && !Array.isArray(kept)

/** Even accessing `localStorage` throws if it is blocked. */
function storedUnder(device: Device, prefix: string): [name: string, text: string | null][] {
  const read = () => {
    const { localStorage } = device
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
    return keys
      .filter((key) => key.startsWith(prefix))
      .map((key): [string, string | null] => [key.slice(prefix.length), localStorage.getItem(key)])
  }
  return attempt(read) ?? []
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
