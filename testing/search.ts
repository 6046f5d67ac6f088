import type { Person } from './people.ts'

type Filters = Omit<NonNullable<Parameters<Person['call']['search']['find']>[0]>, 'query'>

/** What somebody finds, as 'kind: title', in its order. */
export async function foundBy(person: Person, query: string, filters: Filters = {}): Promise<string[]> {
  const { items } = await person.call.search.find({ query, ...filters })
  return items.map(({ kind, title }) => `${kind}: ${title.map(({ text }) => text).join('')}`)
}

/** Everything that a search may tell somebody: results, counts, suggestions and corrections. */
export async function toldTo(person: Person, query: string, filters: Pick<Filters, 'from'> = {}): Promise<string> {
  const asked = { query, ...filters }
  const [found, counts, suggested] = await Promise.all([
    person.call.search.find(asked),
    person.call.search.count(asked),
    person.call.search.suggest(asked),
  ])
  return JSON.stringify({ found, counts, suggested })
}

/** A search that finds nothing tells this. */
export const nothingTold = JSON.stringify({
  found: { items: [], next_cursor: null, corrected: null, words: null },
  counts: { items: [] },
  suggested: { items: [], corrected: null },
})
