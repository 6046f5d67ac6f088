import { existing } from './existing.ts'
import { type Archive, pack } from './archive.ts'
import type { Workbook } from './workbook.ts'

/** What to write into a cell; null empties it. A formula stays, with the value as its result, unless it is replaced. */
export interface Edit {
  readonly value: string | number | boolean | null
  readonly replacesFormula?: boolean
}
/** By sheet and address. */
export type Edits = ReadonlyMap<string, ReadonlyMap<string, Edit>>

const escaped = (text: string) =>
  text
    // Excel reads `_x000D_` as a control character.
    .replaceAll(/_(?=x[0-9A-F]{4}_)/gu, '_x005F_')
    // Characters that XML cannot hold.
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

function cellXml(attributes: string, formula: string, { value }: Edit): string {
  const kept = attributes.replace(/ t="\w*"/u, '')
  if (value === null) return `<c${kept}/>`
  if (typeof value === 'boolean') return `<c${kept} t="b">${formula}<v>${value ? 1 : 0}</v></c>`
  if (typeof value === 'number') return `<c${kept}>${formula}<v>${value}</v></c>`
  if (formula) return `<c${kept} t="str">${formula}<v>${escaped(value)}</v></c>`
  return `<c${kept} t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
}

function editSheet(xml: string, edits: ReadonlyMap<string, Edit>): string {
  const missing = new Set(edits.keys())
  const edited = xml.replaceAll(
    /<c( r="([A-Z]+\d+)"[^>]*?)(?:\/>|>(.*?)<\/c>)/gsu,
    (whole, attributes: string, at: string, content: string | undefined) => {
      const edit = edits.get(at)
      if (!edit) return whole
      missing.delete(at)
      const formula = edit.replacesFormula ? '' : (/<f(?:\s[^>]*)?(?:\/>|>.*?<\/f>)/su.exec(content ?? '')?.[0] ?? '')
      return cellXml(edit.replacesFormula ? attributes.replace(/ cm="\d+"/u, '') : attributes, formula, edit)
    },
  )
  if (missing.size > 0) throw new Error(`The template has no cells ${[...missing].join(', ')}`)
  return edited
}

/** Changes cells and nothing else. Programs that open the workbook compute its formulas, because the order of the old computation is dropped. */
export async function editWorkbook(archive: Archive, workbook: Workbook, edits: Edits): Promise<Buffer> {
  const result = new Map(archive)
  const change = (path: string, edit: (xml: string) => string) =>
    result.set(path, Buffer.from(edit(existing(archive.get(path)).toString())))
  for (const [sheet, cells] of edits) change(existing(workbook.path(sheet)), (xml) => editSheet(xml, cells))
  result.delete('xl/calcChain.xml')
  change('[Content_Types].xml', (xml) => xml.replace(/<Override PartName="\/xl\/calcChain\.xml"[^>]*\/>/u, ''))
  change('xl/_rels/workbook.xml.rels', (xml) => xml.replace(/<Relationship [^>]*calcChain\.xml"[^>]*\/>/u, ''))
  change('xl/workbook.xml', (xml) => xml.replace('<calcPr ', '<calcPr fullCalcOnLoad="1" '))
  return pack(result)
}
