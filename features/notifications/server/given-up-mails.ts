import { type OperatorCommand, UsageError } from '#platform/server/operator-command.ts'
import { givenUpMails } from './mail-queries.ts'

const mailsListed = 50

export const mails: OperatorCommand = {
  name: 'mails',
  parameters: '',
  summary: 'list the last emails that could not be delivered',
  async run(database, words) {
    if (words.length > 0) throw new UsageError()
    const found = await givenUpMails(database.kysely, mailsListed)
    if (found.length === 0) return 'No undelivered notification emails.'
    return found
      .map(({ created_at, email, notification_type, attempts, last_error }) =>
        [created_at.toISOString(), email, notification_type, `${attempts} attempts`, last_error ?? ''].join('  '),
      )
      .join('\n')
  },
}
