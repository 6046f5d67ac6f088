import { commandLine } from '#platform/server/command-line.ts'
import type { Database } from '#platform/server/database/index.ts'
import type { OperatorCommand } from '#platform/server/operator-command.ts'
import { refit } from '../../engine/refit.ts'
import { type Direction, type Weights, shippedWeights } from '../../engine/weights.ts'
import { invalidateMatchmaker, loadMatchmaker } from '../scoring/matchmaker.ts'
import { pastDecisions } from './past-decisions.ts'
import { activateWeights, insertWeights, weightVersions } from '../scoring/scoring-queries.ts'

const command = commandLine('admin refit-matching')
export const refitUsage = `${command}                  learn the weights from the community's own decisions, and activate them
${command} --dry-run        only show what would be learned
${command} --list           list all versions
${command} --use <version>  go back to an earlier version; '${shippedWeights.version}' is the default`

export const refitCommand: OperatorCommand = {
  name: 'refit-matching',
  parameters: '[option]',
  summary: 'learn the weights of matching from decisions',
  async run(database, [option, version, ...others]) {
    if (option === undefined) return learnWeights(database)
    if (option === '--dry-run' && version === undefined) return learnWeights(database, { isDryRun: true })
    if (option === '--list' && version === undefined) return listVersions(database)
    if (option === '--use' && version !== undefined && others.length === 0) return goBackTo(database, version)
    throw new Error(refitUsage)
  },
}

/** Weights determine the order of cards; scores don't use them. */
const followed = '. Running servers pick them up within a minute.'

/** Always starts from the default weights, so that no decision counts twice. */
async function learnWeights(database: Database, { isDryRun = false } = {}): Promise<string> {
  const reader = database.kysely
  const { community } = await loadMatchmaker(reader)
  const examples = await pastDecisions(reader, community)
  const learned = refit(examples, shippedWeights, `learned-${new Date().toISOString().slice(0, 19)}Z`)
  const directions = changedDirections(learned)
  const accepts = examples.filter(({ accepted }) => accepted).length
  const counted = `${examples.length.toLocaleString('en')} decisions, ${accepts.toLocaleString('en')} of them accepts`
  if (directions.length === 0) return `Too few decisions to learn from: ${counted}. The weights are unchanged.`
  const lines = [`${counted}.`, ...directions.map((direction) => describe(direction, examples, learned))]
  if (isDryRun) return [...lines, 'Dry run: the weights are unchanged.'].join('\n')
  await database.transaction(async (tx) => {
    await insertWeights(tx, learned, examples.length)
    await activateWeights(tx, learned.version)
  })
  invalidateMatchmaker(database)
  return [...lines, `Version ${learned.version} of the weights is now in use${followed}`].join('\n')
}

const changedDirections = (learned: Weights): Direction[] =>
  (Object.keys(learned.directions) as Direction[]).filter(
    (direction) => JSON.stringify(learned.directions[direction]) !== JSON.stringify(shippedWeights.directions[direction]),
  )

/** The evidence whose weights differ most from the default. */
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
  if (!known) throw new Error(`Unknown version of the weights: ${version}.\n${await listVersions(database)}`)
  invalidateMatchmaker(database)
  return `Version ${version} of the weights is now in use${followed}`
}

async function listVersions({ kysely }: Database): Promise<string> {
  const versions = await weightVersions(kysely)
  const isShipped = !versions.some(({ is_active }) => is_active)
  return [
    `${shippedWeights.version}  default${isShipped ? '  in use' : ''}`,
    ...versions.map(
      ({ version, decisions, is_active }) => `${version}  from ${decisions.toLocaleString('en')} decisions${is_active ? '  in use' : ''}`,
    ),
  ].join('\n')
}
