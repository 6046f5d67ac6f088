export { previewInText } from './fetch.ts'
export { presentLinkPreview } from './present.ts'
export { type IsUsed, type PreviewRow, linkPreviewOf, previewById } from './queries.ts'
