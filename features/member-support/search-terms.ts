import { foldLetters } from '#platform/fold.ts'
import { foldedWords, searchWords, startsWith } from '#platform/search-words.ts'

/** PostgreSQL's longest word is far longer; addresses have at most 254 characters. */
const longestTerm = 254

/** What a member is found by: the words of their name, their address and its domain, all folded. */
export function memberTerms({ full_name, email }: { full_name: string; email: string }): string[] {
  const address = foldLetters(email).slice(0, longestTerm)
  return [...new Set([...foldedWords(full_name), address, address.slice(address.indexOf('@') + 1)])].filter(Boolean)
}

/**
 * A search as a tsquery: each part is the beginning of an address or of a domain ('ada@', '@example.org'), or of words of the name. Undefined
 * if there is nothing to search for; null if nothing can match.
 */
export function memberQuery(text: string): string | null | undefined {
  const parts = text.trim().split(/\s+/).filter(Boolean).slice(0, 8)
  if (parts.length === 0) return undefined
  const queries = parts.map((part) => {
    // No name has an @.
    const words = part.includes('@') ? [] : searchWords(part).map(startsWith)
    const asAddress = /[@._+\d-]/.test(part) ? quoted(foldLetters(part).replace(/^@/, '').slice(0, longestTerm)) : undefined
    const alternatives = [...(asAddress ? [asAddress] : []), ...(words.length > 0 ? [`(${words.join(' & ')})`] : [])]
    return alternatives.length > 0 ? `(${alternatives.join(' | ')})` : null
  })
  return queries.includes(null) ? null : queries.join(' & ')
}

const quoted = (prefix: string) => (prefix ? `'${prefix.replace(/['\\]/g, '\\$&')}':*` : undefined)
