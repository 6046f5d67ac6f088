import { demoAccounts, demoPassword } from '#demo/accounts.ts'
import { fillCommunity } from '#demo/fill.ts'
import { generateMembers } from '#demo/members.ts'
import { rebuildDirectory } from '#features/directory/server/index.ts'
import type { RunningServer } from './start.ts'

const size = 400
const seed = 2026

/**
 * Fills an empty community with the demo's members, once.
 * @returns lines that say how to sign in
 */
export async function prepareDemo({ services, accounts }: RunningServer, say: (line: string) => void): Promise<string[]> {
  const { database, files } = services
  const anybody = await database.kysely.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (!anybody) {
    say(`Filling the demo community with ${size} members …`)
    await fillCommunity(database, files, generateMembers(size, seed), {
      passwordHash: await accounts.hashPassword(demoPassword),
      withPictures: true,
      onProgress: (members) => members % 80 === 0 && say(`  ${members} of ${size}`),
    })
    await rebuildDirectory(database)
  }
  return [`  sign in with the password ${demoPassword} as`, ...demoAccounts.map(({ email, role }) => `    ${role.padEnd(10)}${email}`)]
}
