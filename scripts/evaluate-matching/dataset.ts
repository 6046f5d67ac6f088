import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** A round of a startup: month, stage, dollars, and whether the stage was derived from the amount. */
type Round = readonly [month: string, stage: string, usd: number | null, derived: number]

export interface Startup {
  id: string
  /** ISO 3166-1 alpha-3. */
  country: string | null
  city: string | null
  market: string | null
  industries: readonly string[]
  tags: readonly string[]
  rounds_before: readonly Round[]
  prior_investors: readonly string[]
  /** The first round after the profiles end. */
  raise?: { month: string; stage: string; amount_usd: number | null }
  /** 1 if it is in the pool. */
  candidate: 0 | 1
}

type Deal = readonly [month: string, startup: string, stage: string | null, usd: number | null]

export interface Investor {
  id: string
  hq_country: string | null
  hq_city: string | null
  focus_industries: Readonly<Record<string, number>>
  focus_markets: Readonly<Record<string, number>>
  stages: Readonly<Record<string, number>>
  round_usd_p10: number | null
  round_usd_p90: number | null
  geography: Readonly<Record<string, number>>
  history: readonly Deal[]
}

export interface Pair {
  investor: string
  startup: string
  month: string | null
  kind: 'first_round' | 'later_round'
}

export interface Dataset {
  startups: ReadonlyMap<string, Startup>
  investors: readonly Investor[]
  pairs: readonly Pair[]
  /** Investors whose earlier deals may be used for learning. */
  teachers: readonly Investor[]
}

/** Weights are learned from these investors only; the others are used for evaluation. */
const learning = 'dev'

export function readDataset(folder: string, region: string, split: string): Dataset {
  const startups = read<Startup>(folder, `${region}_startups`)
  const investors = read<Investor>(folder, `${region}_investors_${split}`)
  const pairs = read<Pair>(folder, `${region}_pairs_${split}`)
  const ofLearning = `${region}_investors_${learning}`
  const teachers = split !== learning && fileOf(folder, ofLearning) ? read<Investor>(folder, ofLearning) : investors
  return { startups: new Map(startups.map((startup) => [startup.id, startup])), investors, pairs, teachers }
}

const fileOf = (folder: string, name: string) =>
  [`${name}.jsonl`, `${name}.jsonl.gz`].map((file) => join(folder, file)).find((path) => existsSync(path))

function read<Row>(folder: string, name: string): Row[] {
  const path = fileOf(folder, name)
  if (!path) throw new Error(`There is no ${name}.jsonl or ${name}.jsonl.gz in ${folder}. Check --data, --region and --split.`)
  const bytes = readFileSync(path)
  const lines = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').split('\n')
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return []
    try {
      return [JSON.parse(line) as Row]
    } catch {
      throw new Error(`${path}: line ${index + 1} is not JSON. The file may be cut off: copy it again.`)
    }
  })
}
