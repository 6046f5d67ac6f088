export { DocumentPanel } from './panel/DocumentPanel.tsx'
export { DocumentReader } from './reader/DocumentReader.tsx'
export { DocumentReadings } from './readings/DocumentReadings.tsx'
export { DocumentsEditor } from './upload/DocumentsEditor.tsx'
