import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeHtml } from './decode-html.ts'
import { readPage } from './read-page.ts'

const address = 'https://example.org/news/1'
const read = (html: string) => readPage(html, address)

test('Open Graph is preferred to Twitter cards, and those to plain HTML', () => {
  const plain = '<title>Plain &amp; simple</title><meta name="description" content="Plain description">'
  const twitter = '<meta name="twitter:title" content="Twitter"><meta name="twitter:image" content="https://cdn.example/t.jpg">'
  const og = '<meta property="og:title" content="Open Graph"><meta property="og:image" content="/og.png">'
  expect(read(`<head>${plain}</head>`)).toEqual({ title: 'Plain & simple', description: 'Plain description', picture: undefined })
  expect(read(plain + twitter)).toEqual({ title: 'Twitter', description: 'Plain description', picture: 'https://cdn.example/t.jpg' })
  expect(read(plain + twitter + og)).toEqual({
    title: 'Open Graph',
    description: 'Plain description',
    picture: 'https://example.org/og.png',
  })
  expect(read(`${plain}<meta property="og:title" content="  ">`)?.title).toBe('Plain & simple')
})

test('only the head of a page counts, and the first of several values', () => {
  expect(
    read('<title>First</title><title>Second</title><body><svg><title>Third</title></svg><meta property="og:title" content="Comment">'),
  ).toEqual({
    title: 'First',
    description: '',
    picture: undefined,
  })
  expect(read('<html><body><h1>Nothing in its head</h1><title>Late</title>')).toBeUndefined()
  expect(read('')).toBeUndefined()
})

test('texts are lines of limited length, without signs that show nothing or turn others', () => {
  expect(read('<title> Two\n\t lines \u202etxet\u0000 </title>')?.title).toBe('Two lines txet')
  expect(read('<title>\u200b\u2800</title>')).toBeUndefined()
  const family = '👩‍👩‍👧‍👦'
  expect(read(`<title>${family.repeat(60)}</title>`)?.title).toBe(family.repeat(60))
  expect(read(`<title>${'é'.repeat(500)}</title>`)?.title).toBe(`${'é'.repeat(200)}…`)
  expect(read('<title><b>&lt;b&gt;</b><script>alert(1)</script></title>')?.title).toBe('<b><b></b><script>alert(1)</script>')
})

test('any page can be read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const page = read(`<title>${text}</title><meta property=og:image content="${text}">`)
      expect(page === undefined || page.title !== '').toBe(true)
    }),
  )
})

test('a page is decoded as its mark, its server or it itself says', () => {
  const latin = Buffer.from('<meta charset="iso-8859-1"><title>Zürich</title>', 'latin1')
  const ofOld = Buffer.from('<meta http-equiv="Content-Type" content="text/html; charset=windows-1252"><title>Zürich</title>', 'latin1')
  const utf16 = Buffer.from('\ufeff<title>Zürich</title>', 'utf16le')
  expect(read(decodeHtml(latin, 'text/html'))?.title).toBe('Zürich')
  expect(read(decodeHtml(ofOld, 'text/html'))?.title).toBe('Zürich')
  expect(read(decodeHtml(utf16, 'text/html; charset=utf-8'))?.title).toBe('Zürich')
  expect(read(decodeHtml(Buffer.from('<title>Zürich</title>'), 'text/html'))?.title).toBe('Zürich')
  expect(read(decodeHtml(Buffer.from('<title>Zürich</title>'), 'text/html; charset=nonsense'))?.title).toBe('Zürich')
})
