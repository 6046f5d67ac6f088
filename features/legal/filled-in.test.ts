import { expect, test } from 'vitest'
import { communitySettings } from '#features/community/contract.ts'
import { legalHtml } from './server/index.ts'
import { filledIn } from './filled-in.ts'
import { legalTexts } from './texts.ts'

const said = communitySettings.parse({
  name: 'Green <b>Harbour</b> & Co',
  operator_name: 'Harbour_Association e.V. *',
  contact_address: 'Quay 1\n1012 AB Amsterdam',
  contact_email: 'hello@harbour.example',
  governing_law: 'the Netherlands',
  authority: 'Autoriteit Persoonsgegevens',
  hosting: 'a host in Frankfurt',
})

test.each(legalTexts)('%s is complete once operators have said who they are', (text) => {
  const html = legalHtml(text, said, false)
  expect(html).toMatch(/^<h1/)
  expect(html).not.toContain('{{')
  expect(html).not.toContain('For the operator')
  expect(html).not.toMatch(/<strong>\[/)
})

test.each(legalTexts)('%s marks what nobody has said, and keeps its notes for operators', (text) => {
  const html = legalHtml(text, communitySettings.parse({ name: 'Harbour' }), true)
  expect(html).not.toContain('{{')
  expect(html).toContain('For the operator:')
})

test('what operators say is text, whatever it holds', () => {
  expect(legalHtml('terms', said, false)).toContain('Green &lt;b&gt;Harbour&lt;/b&gt; &amp; Co')
  expect(filledIn('- {{operator}}\n- Telephone: {{phone}}\n- {{address}}\n', said, false)).toBe(
    '- Harbour&#95;Association e&#46;V&#46; &#42;\n- Quay 1 1012 AB Amsterdam\n',
  )
})
