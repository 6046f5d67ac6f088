export { writePinnedPost } from './write-pinned-post.ts'
