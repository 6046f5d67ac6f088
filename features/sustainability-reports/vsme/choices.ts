import { existing } from './existing.ts'
import { memberLabel } from '#features/sustainability/vsme/taxonomy.ts'
import type { Workbook } from './workbook.ts'
import { address } from './workbook.ts'

/** The member of a NACE code as the template shows it: `NACE A - 01.11 Growing of cereals`, `NACE A - AGRICULTURE`. */
export function naceMember(text: string): string | undefined {
  const match = /^(?:NACE )?([A-V]) - (?:(\d\d)(?:\.(\d{1,2}))? )?/u.exec(text.trim())
  return match ? `nace:NACE_${match[1]}${match[2] ?? ''}${match[3] ?? ''}` : undefined
}

/** Where the template's text is not the taxonomy's label. */
const spellings: Readonly<Record<string, string>> = {
  'vsme:IndividualMember': 'Sustainability report prepared on an individual basis',
  'vsme:ConsolidatedMember': 'Sustainability report prepared on a consolidated basis',
  'vsme:AtTheEndOfTheReportingPeriodMember': 'At the end of the reporting period',
  'vsme:AverageDuringTheReportingPeriodMember': 'As an average across the reporting period',
  'vsme:OtherUndertakingsLegalFormMember': 'other (please specify the legal form in the row below)',
  'vsme:AsbestosMember': 'Asbestos',
}

/** The template's lists, by concept or axis. They show the same English texts in all languages, except the list of disclosures. */
const lists: Readonly<Record<string, string>> = {
  BasisForPreparation: 'enum_list_options',
  UndertakingsLegalForm: 'enum_ListLegalForms',
  EmployeeCountingMethodology: 'enum_employee_methodology',
  CountryOfPrimaryOperationsAndLocationOfSignificantAssets: 'enum_ListCountriesName',
  CountryOfSite: 'enum_ListCountriesName',
  CountryOfEmploymentContractAxis: 'enum_ListCountriesName',
  TypeOfPollutantAxis: 'enum_ListPollutants',
  TypeOfWasteAxis: 'enum_ListTypeOfWastes',
  NaceSectorClassificationCodes: 'enum_ListNACETechnicalName',
}

const key = (text: string) => text.toLowerCase().replaceAll(/[–—]/gu, '-').replaceAll('’', "'").replaceAll(/\s+/gu, ' ').trim()

const english = (member: string) => spellings[member] ?? memberLabel(member, 'en') ?? member

/** What the template shows for members, and what members its texts mean. */
export function readChoices(blank: Workbook) {
  const translations = existing(blank.names.get('template_translations'))
  // Texts of one row, by language: `de` to `Wasser`.
  const languages = Array.from({ length: translations.width }, (_, index) => {
    const at = address(translations.column + index, translations.row)
    const name = String(blank.cell(translations.sheet, at).value)
    return { name, code: /\[(\w+)\]$/u.exec(name)?.[1] ?? '', column: translations.column + index }
  })
  const originals = new Map<string, { original: string; row: number }>()
  for (let row = translations.row + 1; row < translations.row + 600; row++) {
    const original = blank.cell(translations.sheet, address(translations.column, row)).value
    if (typeof original !== 'string') continue
    for (const { column } of languages) {
      const text = blank.cell(translations.sheet, address(column, row)).value
      if (typeof text === 'string' && !originals.has(key(text))) originals.set(key(text), { original, row })
    }
  }

  const members = new Map<readonly string[], Map<string, string>>()
  const membersByText = (domain: readonly string[]) => {
    const known = members.get(domain)
    if (known) return known
    const texts = new Map<string, string>()
    for (const locale of ['en', 'de', 'fr', 'es'] as const) {
      for (const member of domain) {
        const label = key(memberLabel(member, locale) ?? '')
        if (label && !texts.has(label)) texts.set(label, member)
      }
    }
    for (const member of domain) texts.set(key(english(member)), member)
    members.set(domain, texts)
    return texts
  }

  function memberOf(text: string, domain: readonly string[]): string | undefined {
    const texts = membersByText(domain)
    const direct = texts.get(key(text)) ?? texts.get(key(originals.get(key(text))?.original ?? ''))
    if (direct) return direct
    const nace = naceMember(text)
    return nace && domain.includes(nace) ? nace : undefined
  }

  const shown = new Map<string, Map<string, string>>()
  function textOf(list: string, member: string, domain: readonly string[], language: string): string {
    let texts = shown.get(list)
    if (!texts) {
      texts = new Map()
      const range = blank.names.get(lists[list] ?? '')
      for (let row = 0; range && row < range.height; row++) {
        const text = blank.cell(range.sheet, address(range.column, range.row + row)).value
        const found = typeof text === 'string' ? memberOf(text, domain) : undefined
        if (found && !texts.has(found)) texts.set(found, text as string)
      }
      shown.set(list, texts)
    }
    const text = texts.get(member) ?? english(member)
    if (lists[list]) return text
    const row = originals.get(key(text))?.row
    const column = languages.find((each) => each.code === language)?.column
    const translated = row !== undefined && column !== undefined ? blank.cell(translations.sheet, address(column, row)).value : null
    // Only texts that are read back as the same member.
    return typeof translated === 'string' && memberOf(translated, domain) === member ? translated : text
  }

  return {
    memberOf,
    textOf,
    /** `German - Reviewed translation … [de]`, as the template's first sheet lists it. */
    displayLanguage: (code: string) => languages.find((each) => each.code === code)?.name,
  }
}
