import { type PDFDict, PDFHexString, PDFName, PDFString } from 'pdf-lib'

/** What is kept of the catalog, besides pages, named places (of its names) and the form. */
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
/** A form is shown as it was filled in. */
export const keptOfForm = ['Fields', 'DR', 'DA', 'Q', 'NeedAppearances']

/** Whatever bears these keys loses them. */
export const droppedKeys: ReadonlySet<string> = new Set([
  // What runs by itself or when something is done.
  'AA',
  'JS',
  'JavaScript',
  'OpenAction',
  'XFA',
  // Files in the file, and other files.
  'EF',
  'AF',
  'EmbeddedFiles',
  'OPI',
  'Ref',
  'RichMediaContent',
  'RichMediaSettings',
  // What programs left behind about people, folders and earlier versions.
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

/** Kinds of annotations (and PostScript, which has the same key). */
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

/** Dictionaries whose keys are names that authors give, so that none of them means anything. */
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

/** All kinds of actions that do more than lead to a page or an address. */
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

/** Whether a dictionary is no action, or one that only leads somewhere when it is pressed. */
export function allowedAction(dict: PDFDict): boolean {
  const kind = dict.lookup(PDFName.of('S'))
  if (!(kind instanceof PDFName)) return true
  const text = kind.decodeText()
  if (activeActions.has(text)) return false
  if (dict.lookup(PDFName.of('Type')) === PDFName.of('Action') && !quietActions.has(text)) return false
  return text !== 'URI' || isOrdinary(dict.lookup(PDFName.of('URI')))
}

/** An address without a scheme is what somebody typed without one. */
function isOrdinary(address: unknown): boolean {
  if (!(address instanceof PDFString || address instanceof PDFHexString)) return false
  const text = address.decodeText().replaceAll(/[\p{C}\s]/gu, '')
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(text)?.[1]?.toLowerCase()
  return scheme === undefined || quietSchemes.has(scheme)
}
