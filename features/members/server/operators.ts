import type { MemberRole } from '#platform/members.ts'
import { type OperatorCommand, UsageError } from '#platform/server/operator-command.ts'
import { setRole } from './queries.ts'

/** A command that sets the role of the member with an email address. */
const changeRole = (name: string, role: MemberRole, summary: string, done: string): OperatorCommand => ({
  name,
  parameters: '<email>',
  summary,
  async run(database, [email, ...others]) {
    if (!email || others.length > 0) throw new UsageError()
    const member = await database.transaction((tx) => setRole(tx, email.toLowerCase(), role))
    if (!member) throw new Error(`There is no member with the address ${email}. They have to join first.`)
    return `${member.full_name} ${done}.`
  },
})

export const grant = changeRole('grant', 'admin', 'make a member an operator', 'is now an operator')
export const revoke = changeRole('revoke', 'member', 'make an operator a member again', 'is no longer an operator')
