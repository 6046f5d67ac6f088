import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Startup, readDataset } from './dataset.ts'
import { evaluate } from './evaluate.ts'
import { learnedWeights } from './learned-weights.ts'
import { figuresOf, fullRanking, rankAmong, sampledRanking, trialOf } from './protocol.ts'
import { profileAt } from './profile.ts'

/** Twenty fields, each with an investor who only invested there, and three startups raising. */
const fields = Array.from({ length: 20 }, (_, index) => `field${index}`)
const countries = ['FRA', 'DEU', 'SWE', 'POL']
const countryOf = (index: number) => countries[index % countries.length] ?? ''

const startup = (id: string, field: string, country: string, raising: boolean) => ({
  id,
  country,
  city: null,
  market: field,
  industries: [field],
  tags: [],
  rounds_before: raising ? [] : [['2010-05', 'seed', 1_000_000, 0]],
  prior_investors: [],
  ...(raising ? { raise: { month: '2012-09', stage: 'seed', amount_usd: 1_200_000, stage_derived: 0 } } : {}),
  candidate: raising ? 1 : 0,
})
const startups = fields.flatMap((field, index) => [
  ...[0, 1, 2].map((number) => startup(`${field}-before-${number}`, field, countryOf(index), false)),
  ...[0, 1, 2].map((number) => startup(`${field}-raising-${number}`, field, countryOf(index), true)),
])
const investors = fields.map((field, index) => ({
  id: `investor-${field}`,
  hq_country: countryOf(index),
  hq_city: null,
  focus_industries: { [field]: 1 },
  focus_markets: { [field]: 1 },
  stages: { seed: 1 },
  round_usd_p10: 800_000,
  round_usd_p90: 1_500_000,
  geography: { [countryOf(index)]: 1 },
  history: [0, 1, 2].map((number) => ['2010-05', `${field}-before-${number}`, 'seed', 1_000_000]),
}))
// The second is neither a positive nor a negative, or it would compete with the first; the third is not in the pool.
const pairs = fields.flatMap((field) => [
  { investor: `investor-${field}`, startup: `${field}-raising-0`, month: '2012-09', kind: 'first_round' },
  { investor: `investor-${field}`, startup: `${field}-raising-1`, month: null, kind: 'later_round' },
  { investor: `investor-${field}`, startup: `${field}-before-2`, month: '2013-01', kind: 'first_round' },
])

const lines = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).join('\n')
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'evaluate-matching-'))
  writeFileSync(join(folder, 'tiny_startups.jsonl.gz'), gzipSync(lines(startups)))
  writeFileSync(join(folder, 'tiny_investors_dev.jsonl'), `${lines(investors)}\n`)
  writeFileSync(join(folder, 'tiny_pairs_dev.jsonl'), lines(pairs))
})
afterAll(() => rmSync(folder, { recursive: true }))

const run = (...given: string[]) =>
  spawnSync(process.execPath, ['scripts/evaluate-matching.ts', ...given], { encoding: 'utf8', cwd: join(import.meta.dirname, '../..') })

describe('the figures', () => {
  test('match ranks calculated by hand', () => {
    expect(rankAmong(5, [1, 2, 3])).toBe(1)
    expect(rankAmong(5, [6, 7, 1])).toBe(3)
    expect(rankAmong(5, [5, 5, 6])).toBe(3)
    const { hit10, ndcg10, mrr, positives } = figuresOf([1, 3, 11, 10], 4)
    expect([hit10, positives]).toEqual([0.75, 4])
    expect(ndcg10).toBeCloseTo((1 + 1 / 2 + 1 / Math.log2(11)) / 4, 12)
    expect(mrr).toBeCloseTo((1 + 1 / 3 + 1 / 11 + 1 / 10) / 4, 12)
  })

  test('count the right pairs: the first rank is only reached without the later round', () => {
    const data = readDataset(folder, 'tiny', 'dev')
    const trial = trialOf(
      data,
      [...data.startups.values()].flatMap(({ id, candidate }) => (candidate ? [id] : [])),
    )
    expect(trial.positives).toHaveLength(20)
    expect(trial.isKnown('investor-field0', 'field0-raising-1')).toBe(true)
    expect(trial.isKnown('investor-field0', 'field0-raising-2')).toBe(false)
    const sameField = (investor: string, raising: string) => (investor === `investor-${raising.split('-')[0]}` ? 1 : 0)
    // Only the third startup of the field competes with it, never the second: rank 1.5 of the remaining 58.
    expect(fullRanking(trial, 'I', sameField).mrr).toBeCloseTo(1 / 1.5, 12)
    expect(fullRanking(trial, 'F', sameField).mrr).toBe(1)
    expect(sampledRanking(trial, 'F', sameField)).toMatchObject({ hit10: 1, ndcg10: 1, mrr: 1, positives: 20 })
    expect(sampledRanking(trial, 'F', () => 0).mrr).toBeCloseTo(1 / 10.5, 12)
  })

  test('take at most ten pairs of an investor, the earliest, then by id', () => {
    const data = readDataset(folder, 'tiny', 'dev')
    const many = startups
      .slice(0, 12)
      .map(({ id }, index) => ({ investor: 'investor-field0', startup: id, month: index < 3 ? '2013-05' : '2012-08' }))
    const trial = trialOf(
      { ...data, pairs: many.map((pair) => ({ ...pair, kind: 'first_round' as const })) },
      many.map((pair) => pair.startup),
    )
    expect(trial.positives).toHaveLength(10)
    expect(trial.positives.slice(0, 9).map((pair) => pair.startup)).toEqual(
      many
        .slice(3)
        .map((pair) => pair.startup)
        .toSorted(),
    )
  })
})

describe('a run', () => {
  test('prints one object a line for each view, regime and engine, and ours predicts the obvious', () => {
    const { status, stdout } = run('--data', folder, '--region', 'tiny', '--json')
    expect(status).toBe(0)
    const results = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(results.map(({ view, regime, engine }) => `${String(view)} ${String(regime)} ${String(engine)}`)).toEqual(
      [
        'declared ours',
        'declared random',
        'declared popularity',
        'declared industry only',
        'declared rule',
        'learned ours',
        'learned ours, as told',
      ].flatMap((name) => [`F ${name}`, `I ${name}`]),
    )
    for (const result of results) {
      expect(Object.keys(result)).toEqual(['view', 'regime', 'engine', 'hit10', 'ndcg10', 'mrr', 'positives'])
      expect(result).toMatchObject({ positives: 20 })
    }
    for (const { hit10, mrr } of results.filter(({ engine, view }) => engine === 'ours' && view === 'F'))
      expect([hit10, mrr]).toEqual([1, 1])
    expect(results.find(({ engine }) => engine === 'popularity')).not.toMatchObject({ mrr: 1 })
  })

  test('says what to do about wrong arguments and missing or broken files', () => {
    expect(run('--json').stderr).toMatch(/--data is missing/)
    expect(run('--data', folder, '--split', '../dev').stderr).toMatch(/'..\/dev' cannot be part of a file's name/)
    expect(run('--nonsense').stderr).toMatch(/--nonsense/)
    const missing = run('--data', folder, '--region', 'moon')
    expect([missing.status, missing.stdout]).toEqual([1, ''])
    expect(missing.stderr).toMatch(/no moon_startups.jsonl or moon_startups.jsonl.gz in .* Check --data, --region and --split/)
    writeFileSync(join(folder, 'cut_startups.jsonl'), `${lines(startups.slice(0, 2))}\n{"id":`)
    expect(run('--data', folder, '--region', 'cut').stderr).toMatch(/line 3 is not JSON/)
  })

  test('evaluates other investors with weights learned from those of dev', () => {
    writeFileSync(join(folder, 'tiny_investors_final.jsonl'), lines(investors.slice(0, 5).map((one) => ({ ...one, id: `new-${one.id}` }))))
    writeFileSync(
      join(folder, 'tiny_pairs_final.jsonl'),
      lines(pairs.slice(0, 15).map((pair) => ({ ...pair, investor: `new-${pair.investor}` }))),
    )
    const data = readDataset(folder, 'tiny', 'final')
    expect(data.teachers).toHaveLength(20)
    expect(learnedWeights(data).version).toBe('refitted')
    const results = [...evaluate(data, { curve: true, full: true })]
    expect(results.map(({ engine }) => engine)).toContain('ours, nothing stated, 10 accepts')
    expect(results.every(({ positives }) => positives === 5)).toBe(true)
  })
})

test('profiles of an earlier time contain nothing that came later', () => {
  const companies: [string, Startup][] = startups.map((one) => [one.id, one as unknown as Startup])
  const [known] = readDataset(folder, 'tiny', 'dev').investors
  if (!known) throw new Error('There are investors in this test.')
  const investor = {
    ...known,
    history: [
      ['2009-01', 'field1-before-0', 'seed', 100],
      ['2010-05', 'field0-before-0', 'series_a', 900],
    ] as const,
  }
  const before = profileAt('2010-01', investor, new Map(companies))
  expect(before).toMatchObject({ focus_industries: { field1: 1 }, stages: { seed: 1 }, geography: { DEU: 1 }, round_usd_p90: 100 })
  expect(profileAt('2012-07', investor, new Map(companies))).toBe(investor)
})
