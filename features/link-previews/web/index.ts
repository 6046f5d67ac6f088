export { LinkCard } from './LinkCard.tsx'
export { WrittenLink } from './WrittenLink.tsx'
