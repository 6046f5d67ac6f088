import type { Language } from '#platform/language.ts'
import type { StaffArea } from '#platform/staff.ts'

/** Terms that say who may find an entry. Words never contain these characters. */
export const everybody = '@all'
export const memberKey = (id: string) => `@m:${id}`
export const groupKey = (id: string) => `@g:${id}`
export const organisationKey = (id: string) => `@o:${id}`
/** Those who were let in to an item, such as a data room. */
export const itemKey = (id: string) => `@i:${id}`
/** Those who may read an area of running the community. */
export const staffKey = (area: StaffArea) => `@s:${area}`

/** A term of a filter, such as 'stage:seed'. */
export const filterTerm = (name: string, value: string | number) => `${name}:${value}`
/** What `from:` finds: entries by this member. */
export const authorTerm = (id: string) => filterTerm('from', id)

export const stemTerm = (language: Language, stem: string) => `${language}~${stem}`
/** The language of a stem; undefined for words as they are written. */
export const languageOf = (term: string): string | undefined => /^(..)~/.exec(term)?.[1]

/** A term as part of a tsquery. */
export const quoted = (term: string) => `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
export const allOf = (parts: readonly string[]): string => (parts.length === 1 ? String(parts[0]) : `(${parts.join(' & ')})`)
export const anyOf = (parts: readonly string[]): string => (parts.length === 1 ? String(parts[0]) : `(${parts.join(' | ')})`)
