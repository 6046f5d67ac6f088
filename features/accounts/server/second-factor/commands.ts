import { announceIn } from '#platform/server/events/index.ts'
import { type OperatorCommand, UsageError } from '#platform/server/operator-command.ts'
import { accountByEmail, endSessionsOf, lockAccount } from '../queries.ts'
import { factorSince } from './queries.ts'
import { turnOffFactor } from './turn-off.ts'

/** Turns off a second factor at once, for operators who have lost their app and their recovery codes. */
export const resetFactorCommand: OperatorCommand = {
  name: 'reset-factor',
  parameters: '<email>',
  summary: "turn off a member's second factor",
  async run(database, [email, ...others]) {
    if (!email || others.length > 0) throw new UsageError()
    return database.transaction(async (tx) => {
      const found = await accountByEmail(tx, email.toLowerCase())
      const account = found && (await lockAccount(tx, found.id))
      if (!account) throw new Error(`There is no member with the address ${email}.`)
      if (!(await factorSince(tx, account.id))) throw new Error(`${account.name} has no second factor.`)
      await turnOffFactor(tx, announceIn(tx), account.id)
      await endSessionsOf(tx, account.id)
      return `${account.name} can sign in with the password alone now, and should set up a new second factor.`
    })
  },
}
