import { demoAccounts, demoOperator, demoPassword } from '#demo/accounts.ts'
import { fillDemo } from '#demo/fill-demo.ts'
import { hasMembers } from '#features/members/server/index.ts'
import type { RunningServer } from './start.ts'

/**
 * Fills an empty community with demo members, once.
 * @returns lines that explain how to sign in
 */
export async function prepareDemo(
  { services, accounts, rooms }: RunningServer,
  say: (line: string) => void,
  size?: number,
): Promise<string[]> {
  const { database } = services
  if (!(await hasMembers(database.kysely))) {
    const rebuild = async () => {
      for (const room of rooms) await room.rebuild?.(database)
    }
    await fillDemo(services, { passwordHash: await accounts.hashPassword(demoPassword), ...(size !== undefined && { size }), rebuild, say })
  }
  return [
    `  sign in with the password ${demoPassword} as`,
    ...[...demoAccounts, demoOperator].map(({ email, role }) => `    ${role.padEnd(10)}${email}`),
  ]
}
