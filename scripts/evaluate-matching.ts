import { parseArgs } from 'node:util'
import { readDataset } from './evaluate-matching/dataset.ts'
import { evaluate } from './evaluate-matching/evaluate.ts'
import { asJson, asTableRow, tableHead } from './evaluate-matching/show.ts'

const usage = `npm run --silent evaluate:matching -- --data <folder> [--region eu] [--split dev] [--json] [--curve] [--full]
  Evaluates the matching engine with real investments: how high it ranks the investors and startups that chose each other.
  --data    a folder with <region>_startups, <region>_investors_<split> and <region>_pairs_<split>, as .jsonl or .jsonl.gz
  --region  eu or global
  --split   the investments to predict; weights are learned from the earlier deals of dev, if available
  --json    print one JSON object a line
  --curve   show how fast it learns: after 0, 1, 3, 5 and 10 accepts of each investor
  --full    rank the whole pool, instead of each positive among 99 others`

try {
  const { values } = parseArgs({
    options: {
      data: { type: 'string' },
      region: { type: 'string', default: 'eu' },
      split: { type: 'string', default: 'dev' },
      json: { type: 'boolean', default: false },
      curve: { type: 'boolean', default: false },
      full: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) process.stdout.write(`${usage}\n`)
  else run(values)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}\n`)
  process.exitCode = 1
}

interface Options {
  data?: string
  region: string
  split: string
  json: boolean
  curve: boolean
  full: boolean
}

function run({ data, region, split, json, curve, full }: Options): void {
  if (!data) throw new Error('--data is missing: the folder with the investments to evaluate with.')
  for (const name of [region, split]) if (!/^\w+$/.test(name)) throw new Error(`'${name}' cannot be part of a file's name.`)
  const dataset = readDataset(data, region, split)
  if (split !== 'dev' && dataset.teachers === dataset.investors) {
    process.stderr.write(`There is no ${region}_investors_dev: weights are learned from the earlier deals of ${split} itself.\n`)
  }
  if (!json) process.stdout.write(`${tableHead}\n`)
  for (const result of evaluate(dataset, { curve, full })) process.stdout.write(`${json ? asJson(result) : asTableRow(result)}\n`)
}
