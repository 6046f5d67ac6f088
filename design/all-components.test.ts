import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Nobody sees them. */
const invisible = ['LiveRegion', 'Staged', 'Unsettled']
/** Others are made of them. */
const parts = ['Field', 'OptionList', 'RadioRow']

test('the page shows every component', () => {
  const page = globSync('design/*.tsx', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join()
  const components = globSync('ui/{,charts/}*.tsx', { cwd: root }).map((file) => file.slice('ui/'.length, -'.tsx'.length))
  expect(components.filter((name) => !page.includes(`'#ui/${name}.tsx'`)).toSorted()).toEqual([...invisible, ...parts].toSorted())
})
