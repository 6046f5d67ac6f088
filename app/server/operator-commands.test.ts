import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listenForCommands, sendCommand } from '#platform/server/control-socket.ts'
import { testWorld } from '#testing/test-world.ts'

const world = testWorld()

test('grant makes a member an operator immediately, and revoke undoes it', async () => {
  const member = await world.join({ full_name: 'Ada Example' })
  const roleOf = async () => (await member.call.members.me()).member?.role
  expect(await world.command('grant', member.email.toUpperCase())).toBe('Ada Example is now an operator.')
  expect(await roleOf()).toBe('admin')
  await expect(world.command('revoke', member.email)).rejects.toThrow('is the only operator')
  await world.command('grant', (await world.join()).email)
  await world.command('revoke', member.email)
  expect(await roleOf()).toBe('member')
})

test.each([[[]], [['promote', 'a@example.org']], [['grant']], [['grant', 'a@example.org', 'b@example.org']]])(
  '%j says how it is used',
  async (words) => {
    await expect(world.command(...words)).rejects.toThrow('npm run admin -- grant <email>')
  },
)

test('someone who never joined cannot become an operator', async () => {
  await expect(world.command('grant', 'nobody@example.org')).rejects.toThrow('They have to join first')
})

test.each([
  ['a socket of its data folder', ''],
  ['one whose folder has a longer name than sockets may have', 'a folder of a long name '.repeat(6).trim()],
])('a running server takes commands from %s, and says what failed', async (_where, name) => {
  const root = await mkdtemp(join(tmpdir(), 'esg-control-'))
  const folder = join(root, name)
  await mkdir(folder, { recursive: true })
  expect(await sendCommand(folder, ['hello'])).toBeUndefined()
  const server = await listenForCommands(folder, async (words) => {
    if (words[0] === 'fail') throw new Error('as you wish')
    return `did ${words.join(' ')}`
  })
  expect((await stat(join(folder, 'control.sock'))).mode & 0o777).toBe(0o600)
  expect(await sendCommand(folder, ['do', 'this'])).toEqual({ message: 'did do this', failed: false })
  expect(await sendCommand(folder, ['fail'])).toEqual({ message: 'as you wish', failed: true })
  server.close()
  await rm(root, { recursive: true })
})
