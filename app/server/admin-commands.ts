import type { Database } from '#platform/server/database/index.ts'
import { setRole } from '#features/profiles/server/index.ts'

export const adminUsage = `npm run admin -- grant <email>    make a member an operator
npm run admin -- revoke <email>   make an operator a member again`

/** Carries out a command of the community's operators. @throws Error with what to do instead */
export async function runAdminCommand(database: Database, [command, email, ...others]: string[]): Promise<string> {
  if ((command !== 'grant' && command !== 'revoke') || !email || others.length > 0) throw new Error(adminUsage)
  const member = await database.transaction((tx) => setRole(tx, email.toLowerCase(), command === 'grant' ? 'admin' : 'member'))
  if (!member) throw new Error(`Nobody has joined with ${email}. They have to join first.`)
  return command === 'grant' ? `${member.full_name} is an operator now.` : `${member.full_name} is no operator any more.`
}
