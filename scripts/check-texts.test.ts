import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { textProblems } from './check-texts.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'texts-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function problemsOf(file: string, content: string): string[] {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), `import { Trans, Plural } from '@lingui/react/macro'\n${content}\n`)
  return textProblems(root)
}
const onScreen = (content: string) => problemsOf('features/deals/web/Deal.tsx', content)

describe('a text outside the catalogue', () => {
  it.each([
    '<p>deals</p>',
    '<p><b>Save</b> <Trans>this deal</Trans></p>',
    "<button aria-label='Close' />",
    "<img alt={isOpen ? 'open deal' : t`Deal`} />",
    '<Field closeLabel={`${count} deals`} />',
    "<p>{isOpen && 'still open'}</p>",
    "<p>{'Total: ' + total}</p>",
    "toast.error('The deal could not be saved')",
    "const texts = { open: 'You can still write' }",
    "const column = { label: 'Amount' }",
  ])('is found in %s', (content) => {
    expect(onScreen(`export const x = (${/^const|^toast/.test(content) ? `() => { ${content} }` : content})`)).toHaveLength(1)
  })

  it('is reported with its file and line', () => {
    expect(onScreen("\nexport const x = <input placeholder='Company name' />")).toEqual([
      "features/deals/web/Deal.tsx:3: 'Company name' is a text outside the message catalogue",
    ])
  })

  it('is found in code that composes an email', () => {
    expect(
      problemsOf('features/deals/server/mail.ts', "export const x = { subject: 'A new deal', paragraphs: ['It is there.'] }"),
    ).toHaveLength(2)
  })

  it('with an id is found anywhere if it lacks its mark', () => {
    const problem = "{ id: 'deals.gone', message: 'This deal is gone' }"
    expect(problemsOf('features/deals/problems.ts', `export const gone = ${problem}`)).toHaveLength(1)
    expect(problemsOf('features/deals/problems.ts', `export const gone = /*i18n*/ ${problem}`)).toEqual([])
  })
})

describe('a text in the catalogue, or a string that is no text,', () => {
  it.each([
    '<p><Trans>See <Link to="/deals">all deals</Link> of {name}</Trans></p>',
    '<p>{t`Saved at ${time}`}</p>',
    '<Plural value={count} one="One deal" other="# deals" />',
    "<Field label={t({ message: 'Amount of the round' })} />",
    '<dt translate="no">Google Calendar</dt>',
    '<Kbd>Esc</Kbd>',
    '<p className="flex items-center gap-2">{count} / {most} · €</p>',
    "<Menu placement={isStart ? 'bottom start' : 'bottom end'} />",
    "<Field label={t`Zone`} placeholder='Europe/Lisbon' />",
    "<p>{problem === 'too long' && t`Please shorten it`}</p>",
  ])('is not reported: %s', (content) => expect(onScreen(`export const x = ${content}`)).toEqual([]))

  it('is not reported if only programmers read it, or if it is a name in the data', () => {
    expect(
      onScreen("export function x() { throw new Error('The slot is not there') }\nexport const founder = { name: 'Ada Lovelace' }"),
    ).toEqual([])
    expect(problemsOf('features/deals/server/log.ts', "export const x = { title: 'Open the deal' }")).toEqual([])
  })
})
