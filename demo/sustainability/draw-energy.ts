import { PDFDocument } from 'pdf-lib'
import { embedFonts } from '../decks/fonts.ts'
import { lookOf } from '../decks/look.ts'
import { pageHeight, pageWidth, sheetOf } from '../decks/sheet.ts'

/** The energy that a company was billed for in a year, in MWh. */
export interface EnergyFile {
  name: string
  year: number
  /** From January to December. */
  months: readonly { electricity: number; heating: number }[]
}

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Draws one page with the bills of each month, always the same for the same figures. */
export async function drawEnergy({ name, year, months }: EnergyFile): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false })
  document.setTitle(`${name}: energy ${year}`)
  const look = { ...lookOf(name), ink: '#1a1f24', quiet: '#5b646d', line: '#dde2e6' }
  const sheet = sheetOf(document.addPage([pageWidth, pageHeight]), await embedFonts(document, look))
  sheet.rectangle({ x: 0, y: 0, width: pageWidth, height: pageHeight }, '#ffffff')
  sheet.text(name, { x: 64, y: 40, size: 13, colour: look.quiet })
  sheet.text(`Energy in ${year}`, { x: 64, y: 58, size: 28, colour: look.ink, style: 'headline' })
  sheet.text('MWh, from the monthly bills of our suppliers', { x: 64, y: 96, size: 13, colour: look.quiet })
  const [month, electricity, heating, sum] = [64, 420, 620, 820]
  const row = (y: number, cells: readonly string[], style: 'body' | 'strong' = 'body') => {
    sheet.text(cells[0] ?? '', { x: month, y, size: 13, colour: look.ink, style })
    for (const [index, right] of [electricity, heating, sum].entries()) {
      sheet.text(cells[index + 1] ?? '', { x: right - 120, y, width: 120, align: 'right', size: 13, colour: look.ink, style })
    }
    sheet.line([64, y + 20], [820, y + 20], look.line)
  }
  row(128, ['Month', 'Electricity', 'Heating', 'Total'], 'strong')
  for (const [index, each] of months.entries()) {
    row(152 + index * 25, [
      monthNames[index] ?? '',
      figure(each.electricity),
      figure(each.heating),
      figure(each.electricity + each.heating),
    ])
  }
  const total = (of: 'electricity' | 'heating') => months.reduce((whole, each) => whole + each[of], 0)
  row(456, ['Total', figure(total('electricity')), figure(total('heating')), figure(total('electricity') + total('heating'))], 'strong')
  return document.save()
}

const figure = (value: number) => value.toFixed(1)
