import { expect, test } from 'vitest'
import { attachment } from './serve.ts'

test.each([
  ['Harbour deck', 'Harbour deck.pdf', 'Harbour%20deck.pdf'],
  ['Łódź “Übersicht”.PDF', 'odz _Ubersicht_.pdf', '%C5%81%C3%B3d%C5%BA%20%E2%80%9C%C3%9Cbersicht%E2%80%9D.pdf'],
  ['../../etc/passwd', 'etc passwd.pdf', 'etc%20passwd.pdf'],
  ['a"\r\nset-cookie: b=c', 'a set-cookie b=c.pdf', 'a%20set-cookie%20b%3Dc.pdf'],
  ['\u202efdp.exe', 'fdp.exe.pdf', 'fdp.exe.pdf'],
  ["it's (1)", "it's (1).pdf", 'it%27s%20%281%29.pdf'],
  ['  ..  ', 'document.pdf', 'document.pdf'],
])('%j is downloaded as %j', (name, ascii, encoded) => {
  expect(attachment(name).replace(/^attachment; filename="_?/, '')).toBe(`${ascii}"; filename*=UTF-8''${encoded}`)
})
