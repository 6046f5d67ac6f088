import { type PDFDict, PDFHexString, PDFName, PDFString } from 'pdf-lib'

/** Entries of the catalog that are kept, besides pages, named destinations and the form. */
export const keptOfCatalog = [
  'Lang',
  'PageLabels',
  'PageLayout',
  'Outlines',
  'Dests',
  'OCProperties',
  'StructTreeRoot',
  'MarkInfo',
  'OutputIntents',
]
/** Forms are shown as filled in. */
export const keptOfForm = ['Fields', 'DR', 'DA', 'Q', 'NeedAppearances']

/** Keys removed from every dictionary. */
export const droppedKeys: ReadonlySet<string> = new Set([
  // Actions that run automatically or on events.
  'AA',
  'JS',
  'JavaScript',
  'OpenAction',
  'XFA',
  // Embedded and external files.
  'EF',
  'AF',
  'EmbeddedFiles',
  'OPI',
  'Ref',
  'RichMediaContent',
  'RichMediaSettings',
  // Metadata about people, folders and earlier versions.
  'Metadata',
  'PieceInfo',
  'Thumb',
])

export const droppedTypes: ReadonlySet<string> = new Set([
  'EmbeddedFile',
  'Filespec',
  'F',
  'Sig',
  'DocTimeStamp',
  'Rendition',
  'MediaClip',
  'Metadata',
])

/** Subtypes of annotations (and PostScript, which uses the same key). */
export const droppedAnnotations: ReadonlySet<string> = new Set([
  'FileAttachment',
  'Sound',
  'Movie',
  'Screen',
  'RichMedia',
  '3D',
  'Projection',
  'TrapNet',
  'PrinterMark',
  'PS',
])

/** Dictionaries whose keys are chosen by authors and have no special meaning. */
export const namedByAuthor: ReadonlySet<string> = new Set([
  'Font',
  'XObject',
  'ExtGState',
  'ColorSpace',
  'Pattern',
  'Shading',
  'Properties',
  'CharProcs',
  'Dests',
  'RoleMap',
  'ClassMap',
])

/** Actions that do more than open a page or an address. */
const activeActions = new Set([
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ResetForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'GoToDp',
  'GoTo3DView',
  'Thread',
  'Sound',
  'Movie',
  'Rendition',
  'RichMediaExecute',
  'Hide',
  'SetOCGState',
  'Trans',
])
const quietActions = new Set(['URI', 'GoTo', 'Named'])
const quietSchemes = new Set(['http', 'https', 'mailto', 'tel'])

/** Whether a dictionary is not an action, or a harmless link. */
export function allowedAction(dict: PDFDict): boolean {
  const kind = dict.lookup(PDFName.of('S'))
  if (!(kind instanceof PDFName)) return true
  const text = kind.decodeText()
  if (activeActions.has(text)) return false
  if (dict.lookup(PDFName.of('Type')) === PDFName.of('Action') && !quietActions.has(text)) return false
  return text !== 'URI' || isOrdinary(dict.lookup(PDFName.of('URI')))
}

/** Addresses without a scheme are allowed, because people type them like that. */
function isOrdinary(address: unknown): boolean {
  if (!(address instanceof PDFString || address instanceof PDFHexString)) return false
  const text = address.decodeText().replaceAll(/[\p{C}\s]/gu, '')
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(text)?.[1]?.toLowerCase()
  return scheme === undefined || quietSchemes.has(scheme)
}
