import { expect, test } from 'vitest'
import { communitySettings } from '#features/community/contract.ts'
import { languages } from '#platform/language.ts'
import { htmlOfMarkdown } from '#platform/server/markdown.ts'
import { legalMarkdown } from './server/index.ts'
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

const inEachLanguage = legalTexts.flatMap((text) => languages.map((language) => [text, language] as const))

test.each(inEachLanguage)('%s in %s is complete once operators have entered their details', (text, language) => {
  const kept = Object.fromEntries(
    [...legalMarkdown(text, said, false, language).matchAll(/\[(kept:[^\]]+)\]/g)].map(([, name = '']) => [name, '90 days']),
  )
  const { html } = htmlOfMarkdown(legalMarkdown(text, said, false, language, kept))
  expect(html).toMatch(/^<h1/)
  expect(html).not.toContain('{{')
  expect(html).not.toContain('<blockquote>')
  expect(html).not.toMatch(/<strong>\[/)
})

test.each(inEachLanguage)('%s in %s marks missing details, and keeps the notes for operators', (text, language) => {
  const html = htmlOfMarkdown(legalMarkdown(text, communitySettings.parse({ name: 'Harbour' }), true, language)).html
  expect(html).not.toContain('{{')
  expect(html).toMatch(/<blockquote>\s*<p><strong>[^<]+:/)
})

test('details entered by operators are always treated as text', () => {
  expect(htmlOfMarkdown(legalMarkdown('terms', said, false, 'en')).html).toContain('Green &lt;b&gt;Harbour&lt;/b&gt; &amp; Co')
  expect(filledIn('- {{operator}}\n- Telephone: {{phone}}\n- {{address}}\n', said, false, ({ message }) => message)).toBe(
    '- Harbour&#95;Association e&#46;V&#46; &#42;\n- Quay 1 1012 AB Amsterdam\n',
  )
})
