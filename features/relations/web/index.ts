export { connectionPages } from './data.ts'
export { EndConnectionDialog } from './EndConnectionDialog.tsx'
export { askForConnections } from './follow-relations.ts'
export { BlockMemberDialog } from './BlockMemberDialog.tsx'
