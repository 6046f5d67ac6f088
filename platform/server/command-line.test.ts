import { afterEach, expect, test } from 'vitest'
import { commandLine } from './command-line.ts'

const before = process.env['ESG_NETWORK_PROGRAM']
afterEach(() => {
  if (before === undefined) delete process.env['ESG_NETWORK_PROGRAM']
  else process.env['ESG_NETWORK_PROGRAM'] = before
})

test('commands are typed as the installation needs it', () => {
  delete process.env['ESG_NETWORK_PROGRAM']
  expect(['start', 'start --demo', 'backup --demo <file>', 'admin grant <email>'].map(commandLine)).toEqual([
    'npm start',
    'npm start -- --demo',
    'npm run backup -- --demo <file>',
    'npm run admin -- grant <email>',
  ])
  process.env['ESG_NETWORK_PROGRAM'] = '/opt/esg-network/bin/esg-network'
  expect(commandLine('start --demo')).toBe('/opt/esg-network/bin/esg-network start --demo')
})
