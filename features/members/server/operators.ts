import type { MemberRole } from '#platform/members.ts'
import { commandLine } from '#platform/server/command-line.ts'
import { type OperatorCommand, UsageError } from '#platform/server/operator-command.ts'
import { memberByEmail } from './queries.ts'
import { changeRole } from './roles.ts'

/** A command that sets the role of the member with an email address. */
const roleCommand = (name: string, role: MemberRole, summary: string, done: string): OperatorCommand => ({
  name,
  parameters: '<email>',
  summary,
  async run(database, [email, ...others]) {
    if (!email || others.length > 0) throw new UsageError()
    return database.transaction(async (tx) => {
      const member = await memberByEmail(tx, email.toLowerCase())
      const change = member ? await changeRole(tx, member.id, role) : 'notFound'
      if (!member || change === 'notFound') throw new Error(`There is no member with the address ${email}. They have to join first.`)
      if (change === 'lastOperator')
        throw new Error(`${member.full_name} is the only operator. Make somebody else one first: ${commandLine('admin grant <email>')}`)
      return `${member.full_name} ${done}.`
    })
  },
})

export const grant = roleCommand('grant', 'admin', 'make a member an operator', 'is now an operator')
export const revoke = roleCommand('revoke', 'member', 'make an operator a member again', 'is no longer an operator')
