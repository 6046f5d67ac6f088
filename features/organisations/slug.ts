import { foldedWords } from '#platform/search-words.ts'

const longestSlug = 60
/** Addresses below /organisation that are, or may become, screens. */
const reserved = new Set(['new', 'edit', 'people', 'admin', 'api', 'settings', 'all', 'invitations'])

export const slugPattern = /^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u

/** The last part of an organisation's address: 'Société Générale 2' is societe-generale-2. */
export function slugOf(name: string): string {
  const slug = Array.from(foldedWords(name).join('-')).slice(0, longestSlug).join('').replace(/-+$/, '')
  if (!slug) return 'organisation'
  return reserved.has(slug) ? `${slug}-organisation` : slug
}

/** The same with a number, for when others have taken the plain one. */
export const numberedSlug = (slug: string, number: number): string => (number === 1 ? slug : `${slug}-${number}`)

/** A slug from an address as it is stored: letters of Korean, for instance, are stored in parts, but browsers send them whole. */
export const storedSlug = (slug: string): string => slug.toLowerCase().normalize('NFKD')
