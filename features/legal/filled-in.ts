import type { CommunitySettings } from '#features/community/contract.ts'
import type { ServerText } from '#platform/contract.ts'

type Text = Pick<ServerText, 'id' | 'message'>

/** Quotations in these texts that begin with bold words and a colon are notes for the operator. */
const note = /^> \*\*[^*\n]+:\*\*.*\n(?:>.*\n)*\n?/gm
/** A list item that contains only a telephone number. */
const phoneLine = /^- [^\n{]*\{\{phone\}\}\n/gm

/**
 * A legal text (markdown) with the community's details filled in; missing ones are marked.
 * @param notes whether to keep the notes for the operator
 * @param kept how long data is kept, in words: by 'kept:' and its kind
 * @param say translates the names of missing details into the text's language
 */
export function filledIn(
  markdown: string,
  settings: CommunitySettings,
  notes: boolean,
  say: (text: Text) => string,
  kept: Readonly<Record<string, string>> = {},
): string {
  const said = { ...kept, ...detailsOf(settings) }
  return (notes ? markdown : markdown.replace(note, ''))
    .replace(phoneLine, (line) => (said['phone'] ? line : ''))
    .replace(/\{\{([\w:.]+)\}\}/g, (_, name: string) => asText(said[name] ?? '') || `**[${missing[name] ? say(missing[name]) : name}]**`)
}

const detailsOf = (settings: CommunitySettings): Record<string, string> => ({
  community: settings.name,
  operator: settings.operator_name,
  address: settings.contact_address,
  email: settings.contact_email,
  phone: settings.contact_phone,
  law: settings.governing_law,
  authority: settings.authority,
  hosting: settings.hosting,
})

/** The details that the legal texts need and operators have not entered; a telephone number is optional. */
export function missingDetails(settings: CommunitySettings): Text[] {
  const said = detailsOf(settings)
  return Object.entries(missing).flatMap(([name, text]) => (name === 'phone' || said[name]?.trim() ? [] : [text]))
}

/** Text entered by operators is never markup. */
const asText = (words: string) =>
  words
    .trim()
    .replace(/[^\p{L}\p{N}\s]/gu, (sign) => `&#${sign.codePointAt(0)};`)
    .replace(/\s+/g, ' ')

/** Rules that operators wrote, as markdown: paragraphs and lists stay, everything else is text. */
export const ownRules = (words: string): string =>
  words
    .split('\n')
    .map((line) => {
      const [, bullet = '', rest = ''] = /^\s*([-*•] )?(.*)$/.exec(line) ?? []
      return rest.trim() ? `${bullet && '- '}${asText(rest)}` : ''
    })
    .join('\n')

/** The text with another day in the line that says when it was last updated. */
export const datedOn = (markdown: string, day: string): string => markdown.replace(dateLine, (_, label: string) => label + day)

/** 'Last updated: 22 November 2026', in any of the languages. */
const dateLine = /^([^\n:]{1,40}: ).*\d{4}$/m

/** The text without that line, for comparisons. */
export const undated = (markdown: string): string => markdown.replace(dateLine, '')

const missing: Record<string, Text> = {
  operator: /*i18n*/ { id: 'legal.missing.operator', message: 'name of the person or organisation that runs this community' },
  address: /*i18n*/ { id: 'legal.missing.address', message: 'postal address' },
  email: /*i18n*/ { id: 'legal.missing.email', message: 'email address' },
  phone: /*i18n*/ { id: 'legal.missing.phone', message: 'telephone number' },
  law: /*i18n*/ { id: 'legal.missing.law', message: 'country' },
  authority: /*i18n*/ { id: 'legal.missing.authority', message: 'data protection authority' },
  hosting: /*i18n*/ { id: 'legal.missing.hosting', message: 'hosting provider and location of the server' },
}
