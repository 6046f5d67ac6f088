import { createRequire } from 'node:module'
import type pptxgenjs from 'pptxgenjs'

// The package's types declare the class as the module's `default`, but neither of its builds exports it that way in Node.
const PptxGen = createRequire(import.meta.url)('pptxgenjs') as new () => Deck

export type Deck = pptxgenjs.default
export type Slide = pptxgenjs.default.Slide
export type TableCell = pptxgenjs.default.TableCell

/** The colours of our light theme, in PowerPoint's notation. */
export const colours = {
  canvas: 'F8F7F4',
  surface: 'FFFFFF',
  line: 'D3CFC6',
  text: '1A1C1A',
  quiet: '4F4D47',
  faint: '68645C',
  accent: '0E4F3C',
  mark: '2C7D61',
  soft: 'E4EFE9',
} as const

/** Layout in inches, on a slide of 13.33 by 7.5. */
export const page = { left: 0.75, top: 1.95, width: 11.83, bottom: 6.75 }

/** A font on every computer; our own would be replaced by one with other widths. */
export const font = 'Arial'

export function newDeck(): Deck {
  const deck = new PptxGen()
  deck.layout = 'LAYOUT_WIDE'
  deck.title = 'Pitch deck template'
  deck.author = ''
  deck.company = ''
  deck.subject = 'Twelve slides, with guidance in the notes'
  deck.theme = { headFontFace: font, bodyFontFace: font }
  deck.defineSlideMaster({
    title: 'Cover',
    background: { color: colours.accent },
    objects: [
      {
        placeholder: {
          options: {
            ...{ name: 'title', type: 'title', x: 0.9, y: 2.0, w: 11.2, h: 0.95 },
            ...{ fontSize: 48, bold: true, color: 'FFFFFF', align: 'left', valign: 'bottom', margin: 0 },
          },
          text: '',
        },
      },
    ],
  })
  deck.defineSlideMaster({
    title: 'Statement',
    background: { color: colours.canvas },
    objects: [
      {
        placeholder: {
          options: {
            ...{ name: 'title', type: 'title', x: page.left, y: 0.72, w: page.width, h: 1.0 },
            ...{ fontSize: 28, bold: true, color: colours.text, align: 'left', valign: 'top', margin: 0 },
          },
          text: '',
        },
      },
      {
        text: {
          text: 'Your company · Month and year',
          options: { x: page.left, y: 7.0, w: 8, h: 0.28, fontSize: 10, color: colours.faint, margin: 0, valign: 'middle' },
        },
      },
    ],
    slideNumber: { x: 11.58, y: 7.0, w: 1.0, h: 0.28, fontSize: 10, color: colours.faint, align: 'right', margin: 0 },
  })
  return deck
}
