import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { type PDFDict, PDFDocument, PDFName, PDFRawStream, PDFString } from 'pdf-lib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { temporaryFolder, writtenPdf, writtenStream } from '#testing/pdf.ts'
import { mostPages } from '../../limits.ts'
import { inspect } from './inspect-file.ts'

const name = (text: string) => PDFName.of(text)

/** A deck of two pages with an external and an internal link, and helpers to add content. */
async function deck() {
  const document = await PDFDocument.create()
  const { context, catalog } = document
  const pages = [document.addPage([960, 540]), document.addPage([960, 540])] as const
  const [first, second] = pages
  first.drawText('First')
  /** The library's type doesn't accept dictionaries. */
  const dict = (literal: object): PDFDict => context.obj(literal as Record<string, string>)
  const annotations = context.obj([])
  first.node.set(name('Annots'), annotations)
  const annotate = (rest: object) => annotations.push(dict({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 90, 90], ...rest }))
  annotate({ A: dict({ Type: 'Action', S: 'URI', URI: PDFString.of('https://kept.example/') }) })
  annotate({ A: dict({ S: 'GoTo', D: [second.ref, 'Fit'] }) })
  const action = (text: string, kind = 'JavaScript') =>
    dict({ Type: 'Action', S: kind, JS: PDFString.of(text), F: PDFString.of(text), URI: PDFString.of(text) })
  return { document, context, catalog, first, dict, annotate, action }
}

type Deck = Awaited<ReturnType<typeof deck>>

/** All places for active or hidden content; each receives a text to put there. */
const places: Record<string, (deck: Deck, text: string) => unknown> = {
  'scripts among the names': ({ document }, text) => document.addJavaScript('start', text),
  'what is done on opening': ({ catalog, context, action }, text) => catalog.set(name('OpenAction'), context.register(action(text))),
  'what the document does': ({ catalog, dict, action }, text) => catalog.set(name('AA'), dict({ WC: action(text), WS: action(text) })),
  'what a page does': ({ first, dict, action }, text) => first.node.set(name('AA'), dict({ O: action(text) })),
  'what an annotation does': ({ annotate, dict, action }, text) => annotate({ AA: dict({ E: action(text) }) }),
  'what a field does': ({ document, first, dict, action }, text) => {
    const field = document.getForm().createTextField('name')
    field.addToPage(first)
    field.acroField.dict.set(name('AA'), dict({ K: action(text) }))
  },
  'a form in another language': ({ document, context }, text) =>
    document.getForm().acroForm.dict.set(name('XFA'), context.register(context.stream(`<xdp>${text}</xdp>`))),
  'a step after a link': ({ annotate, dict, action }, text) =>
    annotate({ A: dict({ S: 'URI', URI: PDFString.of('https://kept.example/2'), Next: [action(text, 'Launch')] }) }),
  'a script in an outline': ({ catalog, dict, action }, text) =>
    catalog.set(name('Outlines'), dict({ First: dict({ Title: PDFString.of('Intro'), A: action(text) }), Count: 1 })),
  'an address that is a script': ({ annotate, dict }, text) =>
    annotate({ A: dict({ S: 'URI', URI: PDFString.of(` java\tscript:${text}`) }) }),
  'a file in the file': ({ document }, text) => document.attach(Buffer.from(text), 'notes.txt', { description: text }),
  'a file on a page': ({ annotate, context, dict }, text) => {
    const file = context.register(context.stream(text, { Type: 'EmbeddedFile' }))
    annotate({ Subtype: 'FileAttachment', FS: dict({ Type: 'Filespec', F: PDFString.of(text), EF: dict({ F: file }) }) })
  },
  'a film on a page': ({ annotate, dict }, text) =>
    annotate({ Subtype: 'RichMedia', RichMediaContent: dict({ Configurations: [PDFString.of(text)] }) }),
  'who wrote it': ({ document }, text) => document.setAuthor(text),
  'what programs noted': ({ catalog, context }, text) =>
    catalog.set(name('Metadata'), context.register(context.stream(`<x>${text}</x>`, { Type: 'Metadata' }))),
  'what nothing refers to': ({ context }, text) => context.register(context.stream(text)),
  ...Object.fromEntries(
    ['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToR', 'GoToE', 'RichMediaExecute', 'Rendition'].map((kind) => [
      `an annotation's ${kind}`,
      ({ annotate, context, action }: Deck, text: string) => annotate({ A: context.register(action(text, kind)) }),
    ]),
  ),
}

const namesOfDanger =
  /\/(?:JavaScript|JS|AA|OpenAction|Launch|SubmitForm|ImportData|GoToR|GoToE|RichMedia\w*|Rendition|XFA|EmbeddedFiles?|EF|FileAttachment|Metadata|Info|Author|ObjStm)\b/

/** The whole content of a file: its objects, including those in streams, and inflated streams. */
async function everythingIn(bytes: Uint8Array): Promise<string> {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false })
  const objects = context.enumerateIndirectObjects().map(([, object]) => {
    if (!(object instanceof PDFRawStream)) return object.toString()
    const isDeflated = object.dict.lookup(name('Filter')) === name('FlateDecode')
    return object.dict.toString() + Buffer.from(isDeflated ? inflateSync(object.contents) : object.contents).toString('latin1')
  })
  return [Buffer.from(bytes).toString('latin1'), ...objects].join('\n')
}

async function cleaned(bytes: Uint8Array) {
  await using folder = await temporaryFolder()
  const path = join(folder.path, 'cleaned.pdf')
  const seen = await inspect(await folder.put('deck.pdf', bytes), path, mostPages.document)
  return { ...seen, text: await everythingIn(await readFile(path)) }
}

test.each([true, false])('active and hidden content is removed, links are kept (objects in streams: %s)', async (useObjectStreams) => {
  const given = await deck()
  const texts = Object.keys(places).map((place, index) => ({ place, text: `canary${index}.` }))
  for (const { place, text } of texts) await places[place]?.(given, text)
  const bytes = await given.document.save({ useObjectStreams })
  const comingThrough = (whole: string) =>
    texts.flatMap(({ place, text }) => {
      const asUtf16 = Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()
      return whole.includes(text) || whole.includes(asUtf16) ? place : []
    })
  expect(comingThrough(await everythingIn(bytes)), 'all of them are in the file').toEqual(Object.keys(places))

  const { text, pages } = await cleaned(bytes)
  expect(comingThrough(text)).toEqual([])
  expect(text).not.toMatch(namesOfDanger)
  expect(text).toContain('https://kept.example/')
  expect(text).toContain('https://kept.example/2')
  expect(text).toMatch(/\/S \/GoTo\n\/D \[ \d+ 0 R \/Fit \]/)
  expect(pages).toBe(2)
})

test('escaped names are recognised', async () => {
  const { text } = await cleaned(
    writtenPdf([
      '<</Type/Catalog/Pages 2 0 R/Open#41ction 4 0 R/#41#41<</WC 4 0 R>>>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 960 540]/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A 4 0 R>>]>>',
      '<</S/J#61vaScript/J#53(canary)>>',
    ]),
  )
  expect(text).not.toContain('canary')
  expect(text).not.toMatch(/Action|#/)
})

test('a font with a forbidden name is kept', async () => {
  const { text } = await cleaned(
    writtenPdf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1/Resources<</Font<</AA 4 0 R>>>>>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 960 540]/Contents 5 0 R>>',
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
      writtenStream('', 'BT /AA 40 Tf 80 300 Td (Hello) Tj ET'),
    ]),
  )
  expect(text).toMatch(/\/AA \d+ 0 R/)
  expect(text).toContain('/BaseFont /Helvetica')
})

test.each([
  ['as wide as a slide', [960, 540], 0, [640, 360]],
  ['as high as a letter', [595, 842], 0, [640, 906]],
  ['that is turned', [540, 960], 90, [640, 360]],
  ['as long as a receipt', [100, 10_000], 0, [16, 1_600]],
] as const)('the picture of a page %s has the right shape', async (_shape, size, turned, expected) => {
  const document = await PDFDocument.create()
  const page = document.addPage([...size])
  page.node.set(name('Rotate'), document.context.obj(turned))
  page.drawRectangle({ x: 0, y: 0, width: size[0], height: size[1] })
  const { picture, pages } = await cleaned(await document.save())
  expect(pages).toBe(1)
  const { width, height, format } = await sharp(picture).metadata()
  expect([width, height, format]).toEqual([...expected, 'webp'])
  const { channels } = await sharp(picture).stats()
  expect(channels[0]?.mean, 'the page is drawn').toBeLessThan(30)
})
