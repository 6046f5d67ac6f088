import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

/** Here every text is for readers, except the messages of errors. */
const screens = ['features/*/web', 'platform/web', 'app/web', 'ui']
/** Here emails are composed. */
const servers: readonly string[] = ['features/*/server', 'platform/server']

/** Attributes and properties that people read or hear: `alt`, `aria-label`, `closeLabel`, `subject`. */
const readNames =
  /^(?:aria-(?:label|description|roledescription|valuetext)|alt|(?:\w*[a-z])?(?:label|title|placeholder|description|hint|text|heading|message|footnote|subject|preview|paragraph)s?)$/i
/** The parts of an email. Other strings in server code are for programs, or quote a source. */
const mailed = /^(?:subject|preview|paragraphs|label|footnote)$/
/** Elements whose text is the same in all languages: labels of keys, code, and names, which browsers must not translate either. */
const namedElements = new Set(['Kbd', 'kbd', 'code'])
/** Between elements, every word counts as text. */
const word = /\p{L}{2}/u
/** Two words with a space between them, or one capitalised word; anything else is an identifier, a number or a symbol. */
const words = /[\p{L}…][’',;:]? \p{L}|\p{L} …|^[\s\p{P}]*\p{Lu}\p{Ll}{2,}(?![\p{L}\d/_-])/u
/** Anything that reads like a sentence; in names, every word begins with a capital. */
const sentence = /^\p{Lu}[\p{L}’']*,? (?:.* )?\p{Ll}{2}/u

/** The parts of the parser's output that are used here. */
interface Node {
  type: string
  start: number
  [part: string]: unknown
}

/**
 * Finds texts outside the message catalogue, which would be the same in every language.
 * @returns a sentence for each, with its file and line
 */
export function textProblems(root: string): string[] {
  const sources = (folders: readonly string[]) =>
    folders
      .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root, exclude: ['**/*.test.ts', '**/*.test.tsx'] }))
      .map((file) => file.replaceAll('\\', '/'))
      .toSorted()
  const inServers = new Set(sources(servers))
  const onScreens = new Set(sources(screens))
  return sources(['features', 'platform', 'app', 'ui']).flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    const found = textsOutside(file, source, { isScreen: onScreens.has(file), isServer: inServers.has(file) })
    return found.map(({ start, what }) => `${file}:${source.slice(0, start).split('\n').length}: ${what}`)
  })
}

interface Found {
  start: number
  what: string
}

/** The context of a node in the tree. */
interface Place {
  /** People read texts in this place. */
  says: boolean
  /** It is inside a macro's element, whose words are in the catalogue. */
  inMacro: boolean
}

function textsOutside(file: string, source: string, { isScreen, isServer }: { isScreen: boolean; isServer: boolean }): Found[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`)
  const found: Found[] = []
  const macroElements = new Set(macroImports.exec(source)?.[1]?.match(/\b[A-Z]\w+/g))

  function look(node: Node, place: Place): void {
    const text = textOf(node)
    const isOutside = text !== undefined && !(place.inMacro && node.type === 'JSXText')
    if (isOutside && ((place.says && (node.type === 'JSXText' ? word : words).test(text)) || (isScreen && sentence.test(text)))) {
      found.push({ start: node.start, what: `'${text.trim().replace(/\s+/g, ' ')}' is a text outside the message catalogue` })
    }
    if (isUnread(node) || (node.type === 'JSXOpeningElement' && macroElements.has(nameOf(node['name'])))) return
    if (node.type === 'ObjectExpression' && isDescriptor(node)) {
      if (source.slice(0, node.start).trimEnd().endsWith('/*i18n*/')) return
      found.push({ start: node.start, what: 'a text with an id lacks the mark /*i18n*/, and so is outside the message catalogue' })
    }
    const inMacro = place.inMacro || macroElements.has(elementName(node))
    for (const [part, child] of childrenOf(node)) {
      const says =
        (isScreen || isServer) &&
        isRead(node, part, { ...place, names: isServer ? mailed : readNames }) &&
        !(inMacro && part === 'children')
      look(child, { says, inMacro: inMacro && node.type !== 'JSXAttribute' })
    }
  }
  look(program as unknown as Node, { says: false, inMacro: false })
  return found
}

/** Whether people read the value of an attribute, a property or an element, including all branches of an expression. */
function isRead(node: Node, part: string, { says, names }: { says: boolean; names: RegExp }): boolean {
  if (node.type === 'JSXAttribute') return names.test(nameOf(node['name']))
  if (node.type === 'Property') return part === 'value' && names.test(nameOf(node['key']))
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return part === 'children'
  if (node.type === 'ConditionalExpression') return says && part !== 'test'
  if (node.type === 'BinaryExpression') return says && node['operator'] === '+'
  return says && passing.has(node.type)
}
const passing = new Set([
  'ArrayExpression',
  'JSXExpressionContainer',
  'LogicalExpression',
  'ParenthesizedExpression',
  'TSAsExpression',
  'TSSatisfiesExpression',
])

/** `Trans` and similar macros; our own components may share names with others of them. */
const macroImports = /import \{([^}]*)\} from '@lingui\/react\/macro'/

/** Imports, types, thrown errors, texts already in the catalogue through a macro, and names. */
function isUnread(node: Node): boolean {
  if (node.type === 'JSXElement') return namedElements.has(elementName(node)) || isName(node)
  if (node.type === 'NewExpression') return nameOf(node['callee']).endsWith('Error')
  if (node.type === 'CallExpression') return macros.has(nameOf(node['callee']))
  return ['ImportDeclaration', 'ImportExpression', 'TSLiteralType', 'TaggedTemplateExpression'].includes(node.type)
}
const macros = new Set(['t', 'msg', 'plural', 'select'])

/** `<dt translate="no">Outlook</dt>`. */
function isName(element: Node): boolean {
  const { attributes } = element['openingElement'] as { attributes: Node[] }
  return attributes.some((each) => nameOf(each['name']) === 'translate' && (each['value'] as Node | null)?.['value'] === 'no')
}

/** An object with an id of the catalogue and its English. */
function isDescriptor({ properties }: Node): boolean {
  const value = (wanted: string) => {
    const property = (properties as Node[]).find(({ key }) => nameOf(key) === wanted)
    return property && textOf(property['value'] as Node)
  }
  return /^\w+(?:\.\w+)+$/.test(value('id') ?? '') && value('message') !== undefined
}

/** The text of a literal, including templates with placeholders. */
function textOf(node: Node): string | undefined {
  if ((node.type === 'Literal' || node.type === 'JSXText') && typeof node['value'] === 'string') return node['value']
  if (node.type !== 'TemplateLiteral') return undefined
  return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…')
}

function nameOf(node: unknown): string {
  const { name, value } = (node ?? {}) as { name?: unknown; value?: unknown }
  return typeof name === 'string' ? name : typeof value === 'string' ? value : ''
}

const elementName = (node: Node): string => (node.type === 'JSXElement' ? nameOf((node['openingElement'] as Node)['name']) : '')

function* childrenOf(node: Node): Generator<[part: string, child: Node]> {
  for (const [part, value] of Object.entries(node)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each && typeof each === 'object' && 'type' in each) yield [part, each as Node]
    }
  }
}

if (import.meta.main) {
  const problems = textProblems(join(import.meta.dirname, '..'))
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
