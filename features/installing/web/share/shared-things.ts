/** Content shared from another app, as stored by the service worker (app/worker/service-worker.js). */
export interface SharedThing {
  /** Undefined if it arrived in the URL and is not stored. */
  id: string | undefined
  /** Title, text and address, without repetitions. */
  words: string
  file: File | undefined
  /** The name of a file that no room accepts, or that was not received. */
  refusedFile: string | undefined
}

interface Kept {
  title: string
  text: string
  url: string
  file: { name: string; type: string; isTaken: boolean } | null
  at: number
}

const cacheName = 'shared'
const prefix = '/shared/'
/** Shared content is deleted after this time, in milliseconds. */
const longest = 14 * 24 * 60 * 60 * 1000

/** All pending shared content, newest first. */
export async function sharedThings(): Promise<SharedThing[]> {
  if (!('caches' in window) || !(await caches.has(cacheName))) return []
  const cache = await caches.open(cacheName)
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname).filter((path) => !path.endsWith('/file'))
  const kept = await Promise.all(
    paths.map(async (path) => ({ id: path.slice(prefix.length), about: (await (await cache.match(path))?.json()) as Kept | undefined })),
  )
  const things: (SharedThing & { at: number })[] = []
  for (const { id, about } of kept) {
    if (!about) continue
    if (Date.now() - about.at > longest) await removeShared(id)
    else things.push({ ...(await thingOf(cache, id, about)), at: about.at })
  }
  return things.toSorted((one, other) => other.at - one.at)
}

async function thingOf(cache: Cache, id: string, { file, ...said }: Kept): Promise<SharedThing> {
  const content = file?.isTaken ? await (await cache.match(`${prefix}${id}/file`))?.blob() : undefined
  return {
    id,
    words: wordsOf(said),
    file: file && content ? new File([content], file.name, { type: file.type }) : undefined,
    refusedFile: file && !content ? file.name : undefined,
  }
}

/** Apps often send the same text in several of these fields. */
export function wordsOf({ title, text, url }: { title: string; text: string; url: string }): string {
  const parts: string[] = []
  for (const part of [text, url, title].map((each) => each.trim())) {
    if (part !== '' && !parts.some((other) => other.includes(part))) parts.push(part)
  }
  // The title comes first.
  return [...parts.filter((part) => part === title.trim()), ...parts.filter((part) => part !== title.trim())].join('\n')
}

export async function removeShared(id: string): Promise<void> {
  const cache = await caches.open(cacheName)
  await Promise.all([cache.delete(prefix + id), cache.delete(`${prefix}${id}/file`)])
}
