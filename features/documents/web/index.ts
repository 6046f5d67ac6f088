export { DocumentPanel } from './panel/DocumentPanel.tsx'
export { DocumentReader } from './reader/DocumentReader.tsx'
export { DocumentsEditor } from './upload/DocumentsEditor.tsx'
export { useDownload } from './panel/use-download.ts'
