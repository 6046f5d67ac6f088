import {
  PDFArray,
  PDFBool,
  PDFContext,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from 'pdf-lib'
import { allowedAction, droppedAnnotations, droppedKeys, droppedTypes, keptOfCatalog, keptOfForm, namedByAuthor } from './allowed.ts'
import { type Page, dictIn } from './read.ts'
import { PdfError } from './refused.ts'

const name = (text: string) => PDFName.of(text)

/**
 * Copies what the pages show into a new document, without unreferenced objects, scripts, actions other than links, attachments, metadata and
 * unreadable objects. Catalog and pages come first, then the objects of the first page, the second, and so on, so
 * that readers who load ranges get the first page early. @param needsAll refuse the file if a referenced object is missing
 */
export function cleanCopy(document: PDFDocument, pages: readonly Page[], needsAll = false): PDFContext {
  const { context: source, catalog } = document
  const target = PDFContext.create()
  const root = target.nextRef()
  const tree = target.nextRef()
  /** Copied objects; separately those in dictionaries whose keys are chosen by authors. */
  const copies = { plain: new Map<PDFRef, PDFRef>(), named: new Map<PDFRef, PDFRef>() }
  for (const { ref } of pages) copies.plain.set(ref, target.nextRef())
  const waiting: { from: PDFObject; to: PDFRef; isNamed: boolean }[] = []

  /** Returns undefined for what is left out. */
  function copyOf(object: PDFObject | undefined, isNamed: boolean): PDFObject | undefined {
    if (object instanceof PDFRef) return copyOfReferred(object, isNamed)
    if (object instanceof PDFRawStream) return streamCopy(object)
    if (object instanceof PDFDict) return isLeftOut(object, isNamed) ? undefined : dictCopy(object, isNamed)
    if (object instanceof PDFArray) return arrayCopy(object)
    const isPlain = [PDFName, PDFNumber, PDFString, PDFHexString, PDFBool].some((kind) => object instanceof kind)
    return isPlain || object === PDFNull ? object : undefined
  }

  function copyOfReferred(ref: PDFRef, isNamed: boolean): PDFRef | undefined {
    const known = copies[isNamed ? 'named' : 'plain'].get(ref)
    if (known) return known
    const from = source.lookup(ref)
    if (needsAll && (!from || from instanceof PDFInvalidObject)) throw new PdfError('unreadablePdf')
    if (!from || from instanceof PDFRef) return undefined
    const inner = from instanceof PDFRawStream ? from.dict : from
    if (inner instanceof PDFDict && isLeftOut(inner, isNamed)) return undefined
    const to = target.nextRef()
    copies[isNamed ? 'named' : 'plain'].set(ref, to)
    waiting.push({ from, to, isNamed })
    return to
  }

  function isLeftOut(dict: PDFDict, isNamed: boolean): boolean {
    if (isNamed) return false
    const type = textOf(dict, 'Type')
    // Pages are copied separately; other objects of this type are not in the tree.
    if (type === 'Page' || type === 'Pages' || type === 'Catalog' || droppedTypes.has(type)) return true
    if (droppedAnnotations.has(textOf(dict, 'Subtype'))) return true
    return !allowedAction(dict)
  }

  const textOf = (dict: PDFDict, key: string) => {
    const value = source.lookup(dict.get(name(key)))
    return value instanceof PDFName ? value.decodeText() : ''
  }

  function dictCopy(dict: PDFDict, isNamed: boolean, except: ReadonlySet<string> = droppedKeys): PDFDict {
    const copy = PDFDict.withContext(target)
    for (const [key, value] of dict.entries()) {
      const text = key.decodeText()
      if (!isNamed && except.has(text)) continue
      const copied = copyOf(value, !isNamed && namedByAuthor.has(text) && source.lookup(value) instanceof PDFDict)
      if (copied) copy.set(key, copied)
    }
    return copy
  }

  function arrayCopy(array: PDFArray): PDFArray {
    const copy = PDFArray.withContext(target)
    // Null keeps the positions of the other items.
    for (const item of array.asArray()) copy.push(copyOf(item, false) ?? PDFNull)
    return copy
  }

  /** Drops references to data in external files. */
  const streamCopy = (stream: PDFRawStream) =>
    PDFRawStream.of(dictCopy(stream.dict, false, new Set([...droppedKeys, 'F', 'FFilter', 'FDecodeParms', 'Length'])), stream.contents)

  function finish() {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { from, to, isNamed } = next
      const copy = from instanceof PDFDict ? dictCopy(from, isNamed) : copyOf(from, false)
      target.assign(to, copy ?? PDFNull)
    }
  }

  function pageCopy({ dict, inherits }: Page): PDFDict {
    const copy = dictCopy(dict, false)
    for (const [key, value] of inherits) {
      const inherited = copy.has(key) ? undefined : copyOf(value, false)
      if (inherited) copy.set(key, inherited)
    }
    const annotations = source.lookup(dict.get(name('Annots')))
    if (annotations instanceof PDFArray) {
      const kept = annotations.asArray().flatMap((each) => copyOf(each, false) ?? [])
      copy.set(name('Annots'), target.obj(kept))
    }
    copy.set(name('Type'), name('Page'))
    copy.set(name('Parent'), tree)
    return copy
  }

  const pageRefs = pages.map(({ ref }) => copies.plain.get(ref) as PDFRef)
  for (const [index, page] of pages.entries()) {
    target.assign(pageRefs[index] as PDFRef, pageCopy(page))
    finish()
  }
  target.assign(tree, target.obj({ Type: 'Pages', Kids: pageRefs, Count: pages.length }))

  const copyPart = (dict: PDFDict | undefined, keys: readonly string[]) => {
    const copy = PDFDict.withContext(target)
    for (const key of keys) {
      const copied = copyOf(dict?.get(name(key)), namedByAuthor.has(key))
      if (copied) copy.set(name(key), copied)
    }
    return copy
  }
  const catalogCopy = copyPart(catalog, keptOfCatalog)
  const names = dictIn(source, catalog, 'Names')
  if (names) catalogCopy.set(name('Names'), copyPart(names, ['Dests']))
  const form = dictIn(source, catalog, 'AcroForm')
  if (form) catalogCopy.set(name('AcroForm'), copyPart(form, keptOfForm))
  catalogCopy.set(name('Type'), name('Catalog'))
  catalogCopy.set(name('Pages'), tree)
  target.assign(root, catalogCopy)
  finish()
  target.trailerInfo.Root = root
  return target
}
