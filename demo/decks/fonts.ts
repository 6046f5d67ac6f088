import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fontkit from '@pdf-lib/fontkit'
import type { PDFDocument, PDFFont } from 'pdf-lib'
import type { Look, Typeface } from './look.ts'

export type Style = 'headline' | 'strong' | 'body'

/** A style's typeface in the parts it is delivered in: the one with accents of central Europe is used for those letters alone. */
export interface Font {
  parts: { font: PDFFont; letters: ReadonlySet<number> }[]
}

const headlineWeights: Record<Typeface, number> = { inter: 700, fraunces: 600, 'space-grotesk': 700 }
const files = new Map<string, Promise<Buffer>>()

export async function embedFonts(document: PDFDocument, { headlines }: Look): Promise<Record<Style, Font>> {
  document.registerFontkit(fontkit)
  const embed = async (typeface: Typeface, weight: number): Promise<Font> => {
    const parts = ['latin', 'latin-ext'].map(async (part) => {
      const font = await document.embedFont(await fontFile(typeface, part, weight), { subset: true })
      return { font, letters: new Set(font.getCharacterSet()) }
    })
    return { parts: await Promise.all(parts) }
  }
  return {
    headline: await embed(headlines, headlineWeights[headlines]),
    strong: await embed('inter', 600),
    body: await embed('inter', 400),
  }
}

/** Read once for all decks. */
function fontFile(typeface: Typeface, part: string, weight: number): Promise<Buffer> {
  const name = `@fontsource/${typeface}/files/${typeface}-${part}-${weight}-normal.woff`
  const known = files.get(name) ?? readFile(fileURLToPath(import.meta.resolve(name)))
  files.set(name, known)
  return known
}
