import { type Deck, type Slide, type TableCell, colours, font, page } from './look.ts'

interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** A slide whose headline is its statement, with a small `topic` above. */
export function statement(deck: Deck, { topic, headline, notes }: { topic: string; headline: string; notes: string }): Slide {
  const slide = deck.addSlide({ masterName: 'Statement' })
  slide.addText(topic, {
    ...{ x: page.left, y: 0.36, w: page.width, h: 0.3, objectName: 'Topic' },
    ...{ fontFace: font, fontSize: 12, bold: true, color: colours.mark, margin: 0, valign: 'middle' },
  })
  slide.addText(headline, { placeholder: 'title' })
  slide.addNotes(notes)
  return slide
}

/** A heading with a text below it, on white; a large `figure` is above both. */
export function card(slide: Slide, box: Box, { figure, heading, text }: { figure?: string; heading: string; text: string }): void {
  slide.addText(
    [
      ...(figure === undefined
        ? []
        : [{ text: figure, options: { fontSize: 40, bold: true, color: colours.accent, breakLine: true, paraSpaceAfter: 6 } }]),
      { text: heading, options: { fontSize: 18, bold: true, color: colours.text, breakLine: true, paraSpaceAfter: 6 } },
      { text, options: { fontSize: 15, color: colours.quiet } },
    ],
    {
      ...{ ...box, shape: 'roundRect', rectRadius: 0.08, objectName: heading },
      ...{ fill: { color: colours.surface }, line: { color: colours.line, width: 0.75 } },
      ...{ fontFace: font, align: 'left', valign: 'top', margin: [14, 14, 12, 12] },
    },
  )
}

/** Cards side by side, as many as given. */
export function cards(slide: Slide, { y, h }: { y: number; h: number }, contents: readonly Parameters<typeof card>[2][]): void {
  const gap = 0.3
  const w = (page.width - gap * (contents.length - 1)) / contents.length
  for (const [at, content] of contents.entries()) card(slide, { x: page.left + at * (w + gap), y, w, h }, content)
}

/** A sentence at the bottom, on soft green. */
export function remark(slide: Slide, y: number, text: string, h = 0.7): void {
  slide.addText(text, {
    ...{ x: page.left, y, w: page.width, h, shape: 'roundRect', rectRadius: 0.08, objectName: 'Remark' },
    ...{ fill: { color: colours.soft }, color: colours.accent },
    ...{ fontFace: font, fontSize: 15, align: 'left', valign: 'middle', margin: [14, 14, 6, 6] },
  })
}

/** The first row is the heading. The first column is text, the others are figures by default. */
export function table(
  slide: Slide,
  { widths, rowHeight = 0.5, ...place }: { x: number; y: number; widths: readonly number[]; rowHeight?: number },
  rows: readonly (readonly string[])[],
  { figures = true, hasTotal = false } = {},
): void {
  const cell = (text: string, row: number, column: number): TableCell => {
    const isHead = row === 0
    const isTotal = hasTotal && row === rows.length - 1
    return {
      text,
      options: {
        ...{ bold: isHead || isTotal, align: column > 0 && figures ? 'right' : 'left', valign: 'middle' },
        ...{ color: isHead ? colours.accent : colours.text, fill: { color: isHead ? colours.soft : colours.surface } },
      },
    }
  }
  slide.addTable(
    rows.map((row, at) => row.map((text, column) => cell(text, at, column))),
    {
      ...{ ...place, w: widths.reduce((sum, width) => sum + width, 0), colW: [...widths], rowH: rowHeight },
      ...{ fontFace: font, fontSize: 14, border: { type: 'solid', pt: 0.75, color: colours.line }, margin: [3, 8, 3, 8] },
    },
  )
}

export function bars(
  deck: Deck,
  slide: Slide,
  box: Box,
  { title, unit, labels, values, format = '#,##0' }: { title: string; unit: string; labels: string[]; values: number[]; format?: string },
): void {
  slide.addChart(deck.ChartType.bar, [{ name: unit, labels, values }], {
    ...{ ...box, barDir: 'col', barGapWidthPct: 60, chartColors: [colours.mark], altText: `${title}: ${said(labels, values)}` },
    ...{ showTitle: true, title, titleFontFace: font, titleFontSize: 14, titleColor: colours.quiet },
    ...{ showValue: true, dataLabelFormatCode: format, dataLabelFontFace: font, dataLabelFontSize: 13, dataLabelColor: colours.text },
    ...{ catAxisLabelFontFace: font, catAxisLabelFontSize: 13, catAxisLabelColor: colours.quiet },
    ...{ valAxisHidden: true, valAxisMinVal: 0, valGridLine: { style: 'none' }, showLegend: false, chartArea: { roundedCorners: false } },
  })
}

const said = (labels: string[], values: number[]) => labels.map((label, at) => `${label} ${values[at]}`).join(', ')
