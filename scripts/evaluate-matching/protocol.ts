import type { Dataset, Pair } from './dataset.ts'
import { getOrThrow } from './get-or-throw.ts'
import { drawnFrom, randomFrom } from './random.ts'

/** F: a startup ranks investors. I: an investor ranks startups. */
export type View = 'F' | 'I'
export const views = ['F', 'I'] as const
export type Score = (investor: string, startup: string, view: View) => number

export interface Figures {
  hit10: number
  ndcg10: number
  mrr: number
  positives: number
}

/** The months at which profiles end; later deals are to be predicted. */
export const profilesEnd = '2012-07'
const mostOfOneInvestor = 10
const negatives = 99
const seeds = [7, 11, 23]
/** How many top ranks count. */
const top = 10

interface Trial {
  investors: readonly string[]
  startups: readonly string[]
  positives: readonly { investor: string; startup: string }[]
  /** Whether the two are connected in any known way; such pairs are never negatives. */
  isKnown(investor: string, startup: string): boolean
}

export function trialOf({ investors, pairs }: Dataset, candidates: Iterable<string>): Trial {
  const startups = [...candidates]
  const inPool = new Set(startups)
  const known = new Map(investors.map(({ id, history }) => [id, new Set(history.map(([, startup]) => startup))]))
  for (const { investor, startup } of pairs) known.get(investor)?.add(startup)
  const firstRounds = pairs.filter(({ kind, investor, startup }) => kind === 'first_round' && inPool.has(startup) && known.has(investor))
  const ofInvestor = Map.groupBy(firstRounds, ({ investor }) => investor)
  return {
    investors: investors.map(({ id }) => id),
    startups,
    positives: [...ofInvestor.values()].flatMap((own) => own.toSorted(byMonthThenId).slice(0, mostOfOneInvestor)),
    isKnown: (investor, startup) => getOrThrow(known, investor).has(startup),
  }
}

const byMonthThenId = (a: Pair, b: Pair) => compared(a.month ?? '', b.month ?? '') || compared(a.startup, b.startup)
const compared = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Each positive among 99 negatives, sampled three times. */
export function sampledRanking(trial: Trial, view: View, score: Score): Figures {
  const ranks = seeds.flatMap((seed) => {
    const random = randomFrom(seed)
    return trial.positives.map(({ investor, startup }) => {
      const own = score(investor, startup, view)
      const drawn = new Set<string>()
      const others: number[] = []
      const pool = view === 'F' ? trial.investors : trial.startups
      // Sampling ends when the pool is nearly used up.
      for (let tries = 0; others.length < negatives && tries < 100 * negatives; tries++) {
        const other = drawnFrom(pool, random)
        const [itsInvestor, itsStartup] = view === 'F' ? [other, startup] : [investor, other]
        if (drawn.has(other) || trial.isKnown(itsInvestor, itsStartup)) continue
        drawn.add(other)
        others.push(score(itsInvestor, itsStartup, view))
      }
      return rankAmong(own, others)
    })
  })
  return figuresOf(ranks, trial.positives.length)
}

/** Each positive among all members of the pool without a known connection to it. */
export function fullRanking(trial: Trial, view: View, score: Score): Figures {
  const ranks = trial.positives.map(({ investor, startup }) => {
    const others =
      view === 'F'
        ? trial.investors.filter((other) => !trial.isKnown(other, startup)).map((other) => score(other, startup, view))
        : trial.startups.filter((other) => !trial.isKnown(investor, other)).map((other) => score(investor, other, view))
    return rankAmong(score(investor, startup, view), others)
  })
  return figuresOf(ranks, trial.positives.length)
}

/** Ranks start at 1. Ties get their middle rank, so that no engine gains by giving everyone the same score. */
export function rankAmong(own: number, others: readonly number[]): number {
  let better = 0
  let equal = 0
  for (const other of others) {
    if (other > own) better += 1
    else if (other === own) equal += 1
  }
  return 1 + better + equal / 2
}

export function figuresOf(ranks: readonly number[], positives: number): Figures {
  const mean = (valueOf: (rank: number) => number) =>
    ranks.length === 0 ? 0 : ranks.reduce((sum, rank) => sum + valueOf(rank), 0) / ranks.length
  return {
    hit10: mean((rank) => (rank <= top ? 1 : 0)),
    ndcg10: mean((rank) => (rank <= top ? 1 / Math.log2(rank + 1) : 0)),
    mrr: mean((rank) => 1 / rank),
    positives,
  }
}
