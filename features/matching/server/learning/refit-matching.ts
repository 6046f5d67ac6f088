import type { Database } from '#platform/server/database/index.ts'
import type { OperatorCommand } from '#platform/server/operator-command.ts'
import { refit } from '../../engine/refit.ts'
import { type Direction, type Weights, shippedWeights } from '../../engine/weights.ts'
import { forgetMatchmaker, loadMatchmaker } from '../scoring/matchmaker.ts'
import { pastDecisions } from './past-decisions.ts'
import { activateWeights, insertWeights, weightVersions } from '../scoring/scoring-queries.ts'

export const refitUsage = `npm run refit:matching                     learn what evidence weighs from the community's own decisions, and use it
npm run refit:matching -- --dry-run        only say what would be learned
npm run refit:matching -- --list           list the versions there are
npm run refit:matching -- --use <version>  go back to an earlier version; '${shippedWeights.version}' came with the program`

export const refitCommand: OperatorCommand = {
  name: 'refit-matching',
  parameters: '[option]',
  summary: 'learn what matching evidence weighs, as `npm run refit:matching` does',
  async run(database, [option, version, ...others]) {
    if (option === undefined) return learnWeights(database)
    if (option === '--dry-run' && version === undefined) return learnWeights(database, { isDryRun: true })
    if (option === '--list' && version === undefined) return listVersions(database)
    if (option === '--use' && version !== undefined && others.length === 0) return goBackTo(database, version)
    throw new Error(refitUsage)
  },
}

/** Weights order the cards; scores are made without them. */
const followed = '; running servers follow within a minute.'

/** Always from the weights that came with the program, so that no decision counts twice. */
async function learnWeights(database: Database, { isDryRun = false } = {}): Promise<string> {
  const reader = database.kysely
  const { community } = await loadMatchmaker(reader)
  const examples = await pastDecisions(reader, community)
  const learned = refit(examples, shippedWeights, `learned-${new Date().toISOString().slice(0, 19)}Z`)
  const directions = changedDirections(learned)
  const accepts = examples.filter(({ accepted }) => accepted).length
  const counted = `${examples.length.toLocaleString('en')} decisions, ${accepts.toLocaleString('en')} of them accepts`
  if (directions.length === 0) return `There are too few decisions to learn from: ${counted}. The weights stay as they are.`
  const lines = [`${counted}.`, ...directions.map((direction) => describe(direction, examples, learned))]
  if (isDryRun) return [...lines, 'Nothing was changed.'].join('\n')
  await database.transaction(async (tx) => {
    await insertWeights(tx, learned, examples.length)
    await activateWeights(tx, learned.version)
  })
  forgetMatchmaker(database)
  return [...lines, `These weights are version ${learned.version} and in use now${followed}`].join('\n')
}

const changedDirections = (learned: Weights): Direction[] =>
  (Object.keys(learned.directions) as Direction[]).filter(
    (direction) => JSON.stringify(learned.directions[direction]) !== JSON.stringify(shippedWeights.directions[direction]),
  )

/** Which evidence weighs more or less than it came with the program, the most changed first. */
function describe(direction: Direction, examples: readonly { direction: Direction }[], learned: Weights): string {
  const before = shippedWeights.directions[direction].evidence
  const after = learned.directions[direction].evidence
  const changes = (Object.keys(after) as (keyof typeof after)[])
    .map((name) => ({ name, by: after[name] - before[name] }))
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, 5)
    .map(({ name, by }) => `${name} ${by < 0 ? '' : '+'}${by.toFixed(2)}`)
  const count = examples.filter((example) => example.direction === direction).length
  return `${direction}: ${count.toLocaleString('en')} decisions; ${changes.join(', ')}`
}

async function goBackTo(database: Database, version: string): Promise<string> {
  const known = await database.transaction(async (tx) => {
    const versions = await weightVersions(tx)
    const exists = version === shippedWeights.version || versions.some((each) => each.version === version)
    return exists && activateWeights(tx, version === shippedWeights.version ? null : version)
  })
  if (!known) throw new Error(`There are no weights of version ${version}.\n${await listVersions(database)}`)
  forgetMatchmaker(database)
  return `The weights of version ${version} are in use now${followed}`
}

async function listVersions({ kysely }: Database): Promise<string> {
  const versions = await weightVersions(kysely)
  const isShipped = !versions.some(({ is_active }) => is_active)
  return [
    `${shippedWeights.version}  came with the program${isShipped ? '  in use' : ''}`,
    ...versions.map(
      ({ version, decisions, is_active }) => `${version}  from ${decisions.toLocaleString('en')} decisions${is_active ? '  in use' : ''}`,
    ),
  ].join('\n')
}
