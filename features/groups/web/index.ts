export { useOwnGroups } from './data.ts'
export { GroupSection } from './page/GroupSection.tsx'
