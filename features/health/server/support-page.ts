import type { Services } from '#platform/server/services.ts'
import { type CheckResult, checkIds } from '../contract.ts'
import { withoutSecrets } from '../without-secrets.ts'
import { healthFigures } from './figures.ts'
import { runCheck } from './run-check.ts'
import { secretsOf } from './secrets.ts'

/**
 * A page for support, in English: states, counts, versions and the hosts of services. It is built from values that contain no members' data,
 * and each line passes through `withoutSecrets` as well.
 */
export async function supportPage(services: Services): Promise<string> {
  const { configuration, database } = services
  const [figures, ...checks] = await Promise.all([healthFigures(services), ...checkIds.map((id) => runCheck(services, id))])
  const { versions, queues, mails, statements } = figures
  const secrets = secretsOf(configuration)
  const table = (heads: string[], rows: (string | number)[][]) =>
    rows.length === 0
      ? ['None.']
      : [
          heads,
          heads.map(() => '---'),
          ...rows.map((row) => row.map((value) => withoutSecrets(String(value), secrets).replaceAll('|', '/'))),
        ].map((row) => `| ${row.join(' | ')} |`)
  return [
    '# ESG Network: report for support',
    '',
    `Made at ${new Date().toISOString()}.`,
    '',
    '## Versions',
    '',
    ...table(
      ['What', 'Version'],
      [
        ['ESG Network', versions.application],
        ['Node', versions.node],
        ['Database', `${versions.database}, schema ${versions.schema}`],
        ['Nodes', versions.nodes],
        ['Running since', versions.started_at],
      ],
    ),
    '',
    '## Services',
    '',
    ...table(
      ['What', 'Where'],
      [
        ['Public address', hostOf(configuration.publicUrl)],
        ['Database', database.kind === 'embedded' ? 'embedded' : hostOf(configuration.database.url)],
        ['Mail server', hostOf(configuration.mail.smtpUrl)],
        ['Files', configuration.s3 ? `bucket at ${hostOf(configuration.s3.endpoint)}` : 'disk'],
        ['Live events', configuration.valkeyUrl ? hostOf(configuration.valkeyUrl) : 'database'],
      ],
    ),
    '',
    '## Checks',
    '',
    ...table(['Check', 'State', 'Finding', 'Facts'], checks.map(checkRow)),
    '',
    '## Queues',
    '',
    ...table(
      ['Queue', 'Waiting', 'Since', 'Failed', 'Last error'],
      queues.map(({ name, waiting, oldest, failed, last_error }) => [name, waiting, oldest ?? '', failed, last_error ?? '']),
    ),
    '',
    '## Emails of the last seven days',
    '',
    ...table(
      ['Outcome', 'Attempts'],
      mails.map(({ outcome, count }) => [outcome, count]),
    ),
    '',
    '## Slowest statements',
    '',
    ...table(
      ['Statement', 'Count', '95 % within (ms)'],
      statements.map(({ kind, count, p95 }) => [kind, count, p95]),
    ),
    '',
  ].join('\n')
}

/** Without the place: paths and addresses of the community say nothing to support. */
function checkRow({ id, state, finding, facts: { at, count, bytes, free_bytes, reason, missing } }: CheckResult): string[] {
  const facts = { at, count, bytes, free_bytes, reason, missing: missing?.length }
  const given = Object.entries(facts).flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${value}`]))
  return [id, state, finding, given.join(', ')]
}

/** The host of a URL; nothing else of it. */
const hostOf = (url: string | undefined): string => (url === undefined ? 'not set' : (URL.parse(url)?.hostname ?? 'unreadable'))
