export { DocumentPanel, DocumentsEditor } from './placeholders.tsx'
export { useDownloadDocument } from './use-download-document.ts'
