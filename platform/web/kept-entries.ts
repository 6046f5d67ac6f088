import { readerOnServer } from './reader.ts'
import { type Store, createStore } from './store.ts'

/** What is kept on this device under one prefix: an entry a key, so that no tab overwrites what another has added. */
export interface KeptEntries<Entry> {
  prefix: string
  /** All of them by their names; hears what other tabs change. */
  entries: Store<ReadonlyMap<string, Entry>>
  keep(name: string, entry: Entry): void
  remove(name: string): void
}

/** Where entries are kept, and where changes of other tabs are told: `window`. */
export interface Device {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>
  addEventListener(type: 'storage', listener: (event: Pick<StorageEvent, 'key' | 'newValue'>) => void): void
}

/**
 * Opens what is kept under a prefix. Where the browser refuses storage, or it is full, entries live as long as the page.
 * @param read an entry as it was kept, perhaps by another version; undefined if it makes no sense any more
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
 * What each member keeps of a kind, opened when it is first asked for.
 * @param kind names the kind on the device
 */
export function keptByMember<Entry>(kind: string, read: (kept: unknown) => Entry | undefined): (member: string) => KeptEntries<Entry> {
  const opened = new Map<string, KeptEntries<Entry>>()
  return (member) => {
    if (readerOnServer()) return keptEntries(`${kind}_${member}_`, read, noDevice)
    const entries = opened.get(member) ?? keptEntries(`${kind}_${member}_`, read)
    opened.set(member, entries)
    return entries
  }
}

/** While a page is rendered on the server, nothing is kept, nor remembered of whom it is for. */
const noDevice: Device = {
  get localStorage(): never {
    throw new Error('there is no storage on the server')
  },
  addEventListener() {},
}

/** Reads entries that are texts. */
export const readText = (kept: unknown): string | undefined => (typeof kept === 'string' ? kept : undefined)

/** Even to ask for `localStorage` throws where it is refused. */
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
