import type { MemberRole } from '#platform/members.ts'
import { type OperatorCommand, UsageError } from '#platform/server/operator-command.ts'
import { setRole } from './queries.ts'

/** Makes a command that gives whoever joined with an e-mail address a role. */
const changeRole = (name: string, role: MemberRole, summary: string, done: string): OperatorCommand => ({
  name,
  parameters: '<email>',
  summary,
  async run(database, [email, ...others]) {
    if (!email || others.length > 0) throw new UsageError()
    const member = await database.transaction((tx) => setRole(tx, email.toLowerCase(), role))
    if (!member) throw new Error(`Nobody has joined with ${email}. They have to join first.`)
    return `${member.full_name} ${done}.`
  },
})

export const grant = changeRole('grant', 'admin', 'make a member an operator', 'is an operator now')
export const revoke = changeRole('revoke', 'member', 'make an operator a member again', 'is no operator any more')
