import type { DocumentRow } from './queries.ts'

/** Parts of uploads in progress, which are temporary. */
export const partsFolder = 'document-parts'
export const documentsFolder = 'documents'

export const fileKey = (folder: string, id: string) => `${documentsFolder}/${folder}/${id}.pdf`
export const pictureKey = (folder: string, id: string) => `${documentsFolder}/${folder}/${id}.webp`
const partKey = (folder: string, id: string, offset: number) => `${partsFolder}/${folder}/${id}/${String(offset).padStart(12, '0')}`

type Stored = Pick<DocumentRow, 'id' | 'owner_id' | 'folder_id'>

/** The member in whose folder a document's files are. */
const folderOf = ({ owner_id, folder_id }: Stored): string => folder_id ?? owner_id

export const fileOf = (document: Stored) => fileKey(folderOf(document), document.id)
export const pictureOf = (document: Stored) => pictureKey(folderOf(document), document.id)
export const partOf = (document: Stored, offset: number) => partKey(folderOf(document), document.id, offset)

/** The keys of all parts of an upload. */
export const partsOf = (document: Stored & Pick<DocumentRow, 'bytes'>, partBytes: number): string[] =>
  Array.from({ length: Math.ceil(document.bytes / partBytes) }, (_, index) => partOf(document, index * partBytes))
