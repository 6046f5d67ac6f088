import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

test('an error is logged with its location, but without members’ data', async () => {
  const program = `
    import { createLog } from '#platform/server/log.ts'
    const error = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(ada@example.org) already exists.' })
    createLog('info').error({ err: error, member: { email: 'ada@example.org' } }, 'a procedure failed')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program])
  const line = JSON.parse(await text(child.stdout)) as { err: { code: string; stack: string } }
  expect(line.err).toMatchObject({ message: 'duplicate key', code: '23505' })
  expect(line.err.stack).toContain('Error: duplicate key')
  expect(JSON.stringify(line)).not.toContain('ada@example.org')
})
