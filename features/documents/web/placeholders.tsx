export function DocumentPanel(_: { subjectId: string; readingPath: (documentId: string) => string; mayRead?: boolean }) {
  return null
}
export function DocumentsEditor(_: { subjectId: string }) {
  return null
}
