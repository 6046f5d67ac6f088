export { inspectPdf } from './pdf/inspect.ts'
export { stampPdf } from './pdf/stamp.ts'
