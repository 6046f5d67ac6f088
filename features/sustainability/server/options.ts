import { foldLetters } from '#platform/fold.ts'
import type { Language } from '#platform/language.ts'
import { type Breakdown, breakdowns } from '../catalogue/breakdowns.ts'
import { vsmeMember } from '../catalogue/names/vsme-members.ts'
import { type OptionListId, labelsElsewhere, optionLists } from '../catalogue/options.ts'
import type { SearchedList } from '../catalogue/question.ts'
import { textsIn } from '../catalogue/texts.ts'
import { axisMembers, memberLabel } from '../vsme/taxonomy.ts'

/** The most options that a screen gets at once; longer lists are searched. */
const mostAtOnce = 40

interface Labelled {
  id: string
  label: string
}

/** The options of a list with their labels; null if there are so many that they have to be searched. */
export function optionsOf(list: OptionListId, language: Language): Labelled[] | null {
  const ids = optionLists[list]
  return ids.length > mostAtOnce ? null : ids.map((id) => ({ id, label: optionLabel(list, id, language) }))
}

/** An option in a language. */
export function optionLabel(list: OptionListId, option: string, language: Language): string {
  const elsewhere = labelsElsewhere[list]
  if (elsewhere === 'places') return countryIn(option, language)
  if (elsewhere === 'taxonomy') return taxonomyLabel(list, option, language)
  const texts = textsIn(language)
  return (elsewhere ? texts.rows[elsewhere]?.[option] : texts.options[list]?.[option]) ?? option
}

function taxonomyLabel(list: OptionListId, option: string, language: Language): string {
  const member = vsmeMember(list, option)
  return (member && memberLabel(member, language)) ?? option
}

const countryIn = (code: string, language: Language) => new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code

/** A row of a breakdown whose rows are known. */
export function rowLabelOf(by: Breakdown, row: string, language: Language): string {
  const breakdown = breakdowns[by]
  if (breakdown.rows === 'named') return row
  if (breakdown.rows === 'fixed') return textsIn(language).rows[by]?.[row] ?? row
  return by === 'country' ? countryIn(row.replace('country:', ''), language) : (memberLabel(row, language) ?? row)
}

/** The options whose labels or codes have all words of a search, or those with these ids. At most 40. */
export function searchOptions(
  list: SearchedList,
  language: Language,
  { q, ids }: { q: string; ids?: readonly string[] | undefined },
): Labelled[] {
  const all = labelledList(list, language)
  if (ids) return all.filter(({ id }) => ids.includes(id))
  const words = foldLetters(q).split(/\s+/).filter(Boolean)
  const found = all.filter(({ id, label }) => words.every((word) => foldLetters(`${id} ${label}`).includes(word)))
  return found.slice(0, mostAtOnce)
}

const lists = new Map<string, Labelled[]>()

/** Computed once for each language. */
function labelledList(list: SearchedList, language: Language): Labelled[] {
  const key = `${list} ${language}`
  const known = lists.get(key)
  if (known) return known
  const labelled = labelAll(list, language)
  lists.set(key, labelled)
  return labelled
}

function labelAll(list: SearchedList, language: Language): Labelled[] {
  const byName = (items: Labelled[]) => items.toSorted((one, other) => one.label.localeCompare(other.label, language))
  switch (list) {
    case 'country':
      return byName(axisMembers('CountryOfEmploymentContractAxis').map((id) => ({ id, label: rowLabelOf('country', id, language) })))
    case 'pollutant':
    case 'waste':
      return axisMembers(breakdowns[list].axis).map((id) => ({ id, label: rowLabelOf(list, id, language) }))
    case 'countries':
      return byName(optionLists.country.map((id) => ({ id, label: optionLabel('country', id, language) })))
    case 'nace':
    case 'nace-divisions':
    case 'disclosures':
    default:
      return optionLists[list].map((id) => ({ id, label: optionLabel(list, id, language) }))
  }
}
