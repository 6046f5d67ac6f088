export { communityFace } from './data.ts'
