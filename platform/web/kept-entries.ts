/** What is kept on this device under one prefix: an entry a key, so that no tab overwrites what another has added. */
export interface KeptEntries<Entry> {
  /** All of them by their names; the same object until something changes. */
  all(): ReadonlyMap<string, Entry>
  keep(name: string, entry: Entry): void
  remove(name: string): void
  /** Hears of every change, of other tabs too. @returns ends the hearing */
  subscribe(listener: () => void): () => void
}

/** Where entries are kept, and where changes of other tabs are told: `window`. */
interface Device {
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
  const listeners = new Set<() => void>()
  let entries: ReadonlyMap<string, Entry> = new Map(storedUnder(device, prefix).flatMap(([name, text]) => parsed(name, text)))

  function parsed(name: string, text: string | null): [string, Entry][] {
    try {
      const entry = text === null ? undefined : read(JSON.parse(text))
      return entry === undefined ? [] : [[name, entry]]
    } catch {
      return []
    }
  }

  function change(name: string, added: [string, Entry][]) {
    entries = new Map([...entries].filter(([each]) => each !== name).concat(added))
    for (const listener of listeners) listener()
  }

  device.addEventListener('storage', ({ key, newValue }) => {
    if (key === null) {
      entries = new Map()
      for (const listener of listeners) listener()
    } else if (key.startsWith(prefix)) {
      const name = key.slice(prefix.length)
      change(name, parsed(name, newValue))
    }
  })

  return {
    all: () => entries,
    keep(name, entry) {
      attempt(() => device.localStorage.setItem(prefix + name, JSON.stringify(entry)))
      change(name, [[name, entry]])
    },
    remove(name) {
      attempt(() => device.localStorage.removeItem(prefix + name))
      if (entries.has(name)) change(name, [])
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

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
