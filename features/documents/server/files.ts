/** Parts of uploads in progress, which are temporary. */
export const partsFolder = 'document-parts'
export const documentsFolder = 'documents'

export const partKey = (owner: string, id: string, offset: number) => `${partsFolder}/${owner}/${id}/${String(offset).padStart(12, '0')}`
export const fileKey = (owner: string, id: string) => `${documentsFolder}/${owner}/${id}.pdf`
export const pictureKey = (owner: string, id: string) => `${documentsFolder}/${owner}/${id}.webp`

/** The keys of all parts of a file of this size. */
export const partKeys = (owner: string, id: string, bytes: number, partBytes: number): string[] =>
  Array.from({ length: Math.ceil(bytes / partBytes) }, (_, index) => partKey(owner, id, index * partBytes))
