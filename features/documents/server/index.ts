export { inspectPdf } from './pdf/inspect.ts'
export { stampPdf } from './pdf/stamp.ts'
export type { DocumentHolder } from './holder.ts'
export { removeDocumentsOf } from './remove.ts'
