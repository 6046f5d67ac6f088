import type { CommunitySettings } from '#features/community/contract.ts'
import type { ServerText } from '#platform/contract.ts'

type Text = Pick<ServerText, 'id' | 'message'>

/** Every quotation of these texts that begins with bold words and a colon is for whoever runs the community. */
const note = /^> \*\*[^*\n]+:\*\*.*\n(?:>.*\n)*\n?/gm
/** A line of a list that says a telephone number and nothing else. */
const phoneLine = /^- [^\n{]*\{\{phone\}\}\n/gm

/**
 * A legal text (markdown) with what operators say of their community in its places; what they have not said is marked.
 * @param notes keeps what is for them
 * @param say puts what stands for what they have not said into the text’s language
 */
export function filledIn(markdown: string, settings: CommunitySettings, notes: boolean, say: (text: Text) => string): string {
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
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => asText(said[name] ?? '') || `**[${missing[name] ? say(missing[name]) : name}]**`)
}

/** Nothing that an operator writes is markup. */
const asText = (words: string) =>
  words
    .trim()
    .replace(/[^\p{L}\p{N}\s]/gu, (sign) => `&#${sign.codePointAt(0)};`)
    .replace(/\s+/g, ' ')

const missing: Record<string, Text> = {
  operator: /*i18n*/ { id: 'legal.missing.operator', message: 'name of the person or organisation that runs this community' },
  address: /*i18n*/ { id: 'legal.missing.address', message: 'postal address' },
  email: /*i18n*/ { id: 'legal.missing.email', message: 'email address' },
  phone: /*i18n*/ { id: 'legal.missing.phone', message: 'telephone number' },
  law: /*i18n*/ { id: 'legal.missing.law', message: 'country' },
  authority: /*i18n*/ { id: 'legal.missing.authority', message: 'data protection authority' },
  hosting: /*i18n*/ { id: 'legal.missing.hosting', message: 'hosting provider and location of the server' },
}
