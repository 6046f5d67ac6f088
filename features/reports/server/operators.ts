import { type OperatorCommand, UsageError } from '#platform/server/operator-command.ts'
import { type ListedReport, latestReports, reportsLike } from './queries.ts'

const reportsListed = 50

export const reports: OperatorCommand = {
  name: 'reports',
  parameters: '[id]',
  summary: 'list the latest reports from members, or show one with the reported content',
  async run(database, [id, ...others]) {
    if (others.length > 0) throw new UsageError()
    if (id !== undefined) return printable(shown(await reportsLike(database.kysely, id.toLowerCase()), id))
    const found = await latestReports(database.kysely, reportsListed)
    if (found.length === 0) return 'There are no reports.'
    return printable(found.map(summaryOf).join('\n'))
  },
}

const who = (member: ListedReport['reporter']) => (member ? `${member.name} <${member.email}>` : 'a former member')

/** Texts by members must not control the terminal. */
const printable = (text: string) => text.replace(/(?!\n)\p{Cc}/gu, '·')

/** The beginning of an id is enough to tell reports apart. */
const summaryOf = ({ id, created_at, reason, kind, reporter, reported }: ListedReport): string =>
  [created_at.toISOString(), id.slice(0, 8), reason, kind, `about ${who(reported)}`, `by ${who(reporter)}`].join('  ')

function shown(found: readonly ListedReport[], id: string): string {
  const [report, other] = found
  if (!report) throw new Error(`No report has an id that begins with ${id}.`)
  if (other) throw new Error(`Several reports have ids that begin with ${id}. Enter more characters.`)
  const { profile, messages, details } = report
  return [
    summaryOf(report),
    ...(details ? ['', 'Details from the reporter:', details] : []),
    ...(messages.length > 0 ? ['', 'Reported message (>) and the messages around it, as they were:'] : []),
    ...messages.map(
      ({ said_by, content, created_at, is_meant }) =>
        `${is_meant ? '>' : ' '} ${created_at ? `${created_at} ` : ''}${said_by}: ${content.replaceAll('\n', '\n    ')}`,
    ),
    ...(profile ? ['', 'The profile when reported:', JSON.stringify(profile, null, 2)] : []),
  ].join('\n')
}
