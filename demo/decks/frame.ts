import type { Deck, Slide } from './deck.ts'
import { type Box, type Sheet, pageHeight, pageWidth } from './sheet.ts'

/** Draws background, headline and page number in the deck's style. @returns the area for the slide's content */
export function drawFrame(sheet: Sheet, { company, look }: Deck, { kicker, claim }: Slide, number: number): Box {
  const { ink, quiet, accent, second, deep, line, page } = look
  sheet.rectangle({ x: 0, y: 0, width: pageWidth, height: pageHeight }, page)
  const footer = (colour: string, x = 64) => {
    sheet.text(company.name, { x, y: 506, size: 10, colour, style: 'strong' })
    sheet.text(String(number), { x: pageWidth - 164, y: 506, width: 100, align: 'right', size: 10, colour })
  }
  const below = (top: number, x = 64, width = pageWidth - 128) => ({ x, y: top, width, height: 486 - top })

  if (look.frame === 'panel') {
    sheet.rectangle({ x: 0, y: 0, width: 300, height: pageHeight }, deep)
    sheet.rectangle({ x: 44, y: 60, width: 28, height: 4 }, second)
    sheet.text(kicker, { x: 44, y: 78, size: 13, colour: '#ffffffc0', style: 'strong' })
    const size = fitting(sheet, claim, { width: 218, sizes: [28, 25, 22, 19, 17], most: 330 })
    sheet.text(claim, { x: 44, y: 106, width: 218, size, colour: '#ffffff', style: 'headline' })
    sheet.text(company.name, { x: 44, y: 490, size: 11, colour: '#ffffffc0', style: 'strong' })
    sheet.text(String(number), { x: pageWidth - 152, y: 506, width: 100, align: 'right', size: 10, colour: quiet })
    return { x: 348, y: 60, width: 560, height: 426 }
  }
  if (look.frame === 'band') {
    const size = fitting(sheet, claim, { width: 832, sizes: [30, 26, 23], most: 76 })
    sheet.rectangle({ x: 0, y: 0, width: pageWidth, height: 142 }, accent)
    sheet.text(kicker, { x: 64, y: 24, size: 12, colour: '#ffffffd0', style: 'strong' })
    sheet.text(claim, { x: 64, y: 46, width: 832, size, colour: '#ffffff', style: 'headline' })
    footer(quiet)
    return below(176)
  }
  if (look.frame === 'paper') {
    sheet.text(company.name, { x: 64, y: 30, size: 10.5, colour: quiet, style: 'strong' })
    sheet.text(kicker, { x: 280, y: 30, width: 400, align: 'centre', size: 10.5, colour: quiet })
    sheet.text(String(number), { x: pageWidth - 164, y: 30, width: 100, align: 'right', size: 10.5, colour: quiet })
    sheet.line([64, 54], [pageWidth - 64, 54], ink, 0.8)
    const size = fitting(sheet, claim, { width: 760, sizes: [34, 30, 26, 23], most: 92 })
    const height = sheet.text(claim, { x: 64, y: 72, width: 760, size, colour: ink, style: 'headline' })
    return below(72 + height + 28)
  }
  if (look.frame === 'rail') {
    sheet.rectangle({ x: 0, y: 0, width: 16, height: pageHeight }, accent)
    sheet.rectangle({ x: 16, y: 0, width: 4, height: pageHeight }, second)
    sheet.text(String(number).padStart(2, '0'), { x: 836, y: 34, width: 60, align: 'right', size: 30, colour: line, style: 'headline' })
    sheet.text(kicker, { x: 64, y: 38, size: 12, colour: accent, style: 'strong' })
    const size = fitting(sheet, claim, { width: 740, sizes: [30, 27, 24], most: 76 })
    const height = sheet.text(claim, { x: 64, y: 60, width: 740, size, colour: ink, style: 'headline' })
    sheet.text(company.name, { x: 64, y: 506, size: 10, colour: quiet, style: 'strong' })
    return below(60 + height + 28)
  }
  const isDark = look.frame === 'dark'
  sheet.text(kicker, { x: 64, y: 40, size: 12, colour: isDark ? second : accent, style: 'strong' })
  const size = fitting(sheet, claim, { width: 832, sizes: [32, 28, 25], most: 80 })
  const height = sheet.text(claim, { x: 64, y: 62, width: 832, size, colour: ink, style: 'headline' })
  if (!isDark) sheet.line([64, 498], [pageWidth - 64, 498], line)
  footer(quiet)
  return below(62 + height + 30)
}

/** The largest size at which a headline is at most `most` high. */
export function fitting(
  sheet: Sheet,
  text: string,
  { width, sizes, most }: { width: number; sizes: readonly number[]; most: number },
): number {
  const fits = (size: number) => sheet.lines(text, { size, style: 'headline', width }).length * size * 1.18 <= most
  return sizes.find(fits) ?? sizes.at(-1) ?? 20
}
