import { keptByMember } from '#platform/web/kept-entries.ts'
import type { DocumentKind } from '../../limits.ts'

/** Identifies a file after a reload, because browsers don't reveal its path. */
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

/** Uploads in progress, by document id. */
const keptUploads = keptByMember('upload', read)

type About = Pick<KeptUpload, 'subject' | 'kind'>

export const keepUpload = (member: string, id: string, about: About, file: File): void =>
  keptUploads(member).keep(id, { ...about, name: file.name, size: file.size, modified: file.lastModified })

export const forgetUpload = (member: string, id: string): void => keptUploads(member).remove(id)

/** The id of this file's interrupted upload, if there is one. */
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
