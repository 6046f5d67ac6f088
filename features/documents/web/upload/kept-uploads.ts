import { keptByMember } from '#platform/web/kept-entries.ts'
import type { DocumentKind } from '../../limits.ts'

/** By what a file is known again after the page was loaded anew: browsers do not say where it lies. */
interface KeptUpload {
  subject: string
  kind: DocumentKind
  name: string
  size: number
  modified: number
}

function read(kept: unknown): KeptUpload | undefined {
  const { subject, kind, name, size, modified } = (kept ?? {}) as Partial<KeptUpload>
  const isWhole = typeof subject === 'string' && typeof name === 'string' && typeof size === 'number' && typeof modified === 'number'
  return isWhole && (kind === 'deck' || kind === 'document') ? { subject, kind, name, size, modified } : undefined
}

/** Files on their way, by their documents' ids. */
const keptUploads = keptByMember('upload', read)

type About = Pick<KeptUpload, 'subject' | 'kind'>

export const keepUpload = (member: string, id: string, about: About, file: File): void =>
  keptUploads(member).keep(id, { ...about, name: file.name, size: file.size, modified: file.lastModified })

export const forgetUpload = (member: string, id: string): void => keptUploads(member).remove(id)

/** Under which id this file was begun, if it was. */
export function keptIdOf(member: string, { subject, kind }: About, file: File): string | undefined {
  const entries = [...keptUploads(member).entries.get()]
  const found = entries.find(
    ([, kept]) =>
      kept.subject === subject &&
      kept.kind === kind &&
      kept.name === file.name &&
      kept.size === file.size &&
      kept.modified === file.lastModified,
  )
  return found?.[0]
}
