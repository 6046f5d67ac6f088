import type { Database } from '#platform/server/database/index.ts'
import { refitMatching } from '#features/matching/server/index.ts'
import { givenUpMails } from '#features/notifications/server/index.ts'
import { setRole } from '#features/profiles/server/index.ts'

const adminUsage = `npm run admin -- grant <email>    make a member an operator
npm run admin -- revoke <email>   make an operator a member again
npm run admin -- mails            list the last e-mails that were given up`

/** Carries out a command of the community's operators. @throws Error with what to do instead */
export async function runAdminCommand(database: Database, words: string[]): Promise<string> {
  const [command, email, ...others] = words
  if (command === 'refit-matching') return refitMatching(database, words.slice(1))
  if (command === 'mails' && !email) return listMails(database)
  if ((command !== 'grant' && command !== 'revoke') || !email || others.length > 0) throw new Error(adminUsage)
  const member = await database.transaction((tx) => setRole(tx, email.toLowerCase(), command === 'grant' ? 'admin' : 'member'))
  if (!member) throw new Error(`Nobody has joined with ${email}. They have to join first.`)
  return command === 'grant' ? `${member.full_name} is an operator now.` : `${member.full_name} is no operator any more.`
}

const mailsListed = 50

async function listMails(database: Database): Promise<string> {
  const mails = await givenUpMails(database.kysely, mailsListed)
  if (mails.length === 0) return 'No e-mail about notifications was given up.'
  return mails
    .map(({ created_at, email, notification_type, attempts, last_error }) =>
      [created_at.toISOString(), email, notification_type, `${attempts} attempts`, last_error ?? ''].join('  '),
    )
    .join('\n')
}
