export { writePinnedPost } from './write-pinned-post.ts'
export { isPosted } from './follow-previews.ts'
