import type { Language } from '#platform/language.ts'
import type { Format } from '#features/sustainability-reports/formats.ts'
import { pack, unpack } from '#features/sustainability-reports/vsme/archive.ts'
import { officialTemplate } from '#features/sustainability-reports/vsme/template.ts'
import type { Person } from './people.ts'
import { reportedYear } from './sustainability.ts'

const sheets = {
  general: 'xl/worksheets/sheet4.xml',
  environment: 'xl/worksheets/sheet5.xml',
  social: 'xl/worksheets/sheet6.xml',
}

/** By sheet and cell: texts, numbers, or formulas that begin with `=`. */
type Cells = Partial<Record<keyof typeof sheets, Record<string, string | number>>>

function cellContent(value: string | number): string {
  if (typeof value === 'number') return `><v>${value}</v></c>`
  return value.startsWith('=') ? `><f>${value.slice(1)}</f><v>1</v></c>` : ` t="inlineStr"><is><t>${value}</t></is></c>`
}

/** The official template about Muster GmbH and the last full year, with more cells filled and parts of the file replaced. */
export async function filledTemplate(cells: Cells = {}, parts: Readonly<Record<string, (content: string) => string>> = {}): Promise<File> {
  const archive = await unpack((await officialTemplate()).file, () => true)
  if (typeof archive === 'string') throw new Error(archive)
  // Without lists, translations and formats: compressing them takes most of the time.
  const files = new Map([...archive].filter(([name]) => !/sheet(?:9|1[0-6])\.xml$|styles|theme|media|printer|calcChain/u.test(name)))
  const head = {
    D3: 'Muster GmbH',
    D4: 'LEI',
    E4: '529900T8BM49AURSDO55',
    D5: 'EUR',
    D6: reportedYear,
    D7: 1,
    D8: 1,
    D10: reportedYear,
    D11: 12,
    D12: 31,
  }
  for (const [sheet, path] of Object.entries(sheets) as [keyof typeof sheets, string][]) {
    let xml = files.get(path)?.toString() ?? ''
    for (const [at, value] of Object.entries({ ...(sheet === 'general' && head), ...cells[sheet] })) {
      const cell = new RegExp(`(<c r="${at}"(?: s="\\d+")?)[^>]*?(?:/>|>.*?</c>)`, 'su')
      if (!cell.test(xml)) throw new Error(`There is no cell ${at}`)
      xml = xml.replace(cell, (_, start: string) => start + cellContent(value))
    }
    files.set(path, Buffer.from(xml))
  }
  for (const [name, change] of Object.entries(parts)) files.set(name, Buffer.from(change(files.get(name)?.toString() ?? '')))
  return new File([new Uint8Array(await pack(files))], 'template.xlsx')
}

/** Downloads a company's answers for the last full year. */
export async function exported(person: Person, { id }: { id: string }, format: Format, language: Language = 'en'): Promise<File> {
  const response = await person.fetch(
    `/api/organisations/${id}/sustainability/${reportedYear}/export?format=${format}&language=${language}`,
  )
  const content = await response.arrayBuffer()
  if (!response.ok) throw new Error(Buffer.from(content).toString())
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? ''
  return new File([content], name)
}
