import type { CommunitySettings } from '#features/community/contract.ts'

/** A quotation that begins like this is for whoever runs the community. */
const note = /^> \*\*For the operator:\*\*.*\n(?:>.*\n)*\n?/gm
/** A line of a list that says a telephone number and nothing else. */
const phoneLine = /^- [^\n{]*\{\{phone\}\}\n/gm

/**
 * A legal text (markdown) with what operators say of their community in its places; what they have not said is marked.
 * @param notes keeps what is for them
 */
export function filledIn(markdown: string, settings: CommunitySettings, notes: boolean): string {
  const said: Record<string, string> = {
    community: settings.name,
    operator: settings.operator_name,
    address: settings.contact_address,
    email: settings.contact_email,
    phone: settings.contact_phone,
    law: settings.governing_law,
    authority: settings.authority,
    hosting: settings.hosting,
  }
  return (notes ? markdown : markdown.replace(note, ''))
    .replace(phoneLine, (line) => (said['phone'] ? line : ''))
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => asText(said[name] ?? '') || `**[${missing[name] ?? name}]**`)
}

/** Nothing that an operator writes is markup. */
const asText = (words: string) =>
  words
    .trim()
    .replace(/[^\p{L}\p{N}\s]/gu, (sign) => `&#${sign.codePointAt(0)};`)
    .replace(/\s+/g, ' ')

const missing: Record<string, string> = {
  operator: 'name of who runs this community',
  address: 'postal address',
  email: 'e-mail address',
  phone: 'telephone number',
  law: 'country',
  authority: 'data protection authority',
  hosting: 'who hosts the server, and where',
}
