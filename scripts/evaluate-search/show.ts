import type { Query } from './queries.ts'
import { type Outcome, type Score, scoreOf } from './score.ts'

const share = ({ at1, at5 }: Score) => `${at1.toFixed(3).padStart(10)}${at5.toFixed(3).padStart(8)}`

/** Success at 1 and at 5 of each engine, in total, by language and by reason. */
export function asTable(engines: Readonly<Record<string, readonly Outcome[]>>): string {
  const all = Object.values(engines)
  const [first = []] = all
  const row = (name: string, matches: (query: Query) => boolean) => {
    const scores = all.map((outcomes) => scoreOf(outcomes.filter(({ query }) => matches(query))))
    return `${name.padEnd(16)}${String(scores[0]?.queries).padStart(8)}${scores.map(share).join('')}`
  }
  const valuesOf = <Name extends 'language' | 'why'>(name: Name) => [...new Set(first.map(({ query }) => query[name]))]
  return [
    `${' '.repeat(24)}${Object.keys(engines)
      .map((name) => name.padStart(18))
      .join('')}`,
    `${''.padEnd(16)}${'queries'.padStart(8)}${all.map(() => `${'at 1'.padStart(10)}${'at 5'.padStart(8)}`).join('')}`,
    row('all', () => true),
    ...valuesOf('language').map((language) => row(language, (query) => query.language === language)),
    ...valuesOf('why').map((why) => row(why, (query) => query.why === why)),
  ].join('\n')
}

/** A line for each query whose first result is not an expected one. */
export const asMisses = (outcomes: readonly Outcome[]): string =>
  outcomes
    .filter(({ rank }) => rank !== 1)
    .map(({ query: { query, language, as, why, expect }, rank, first }) => {
      const [{ kind, name } = { kind: '', name: '' }] = expect
      const more = expect.length > 1 ? ` or ${expect.length - 1} more` : ''
      return `${rank === undefined ? ' –' : String(rank).padStart(2)}  ${query}  (${language}, ${as}, ${why})\n      wants ${kind} “${name}”${more}, finds ${first ?? 'nothing'}`
    })
    .join('\n')
