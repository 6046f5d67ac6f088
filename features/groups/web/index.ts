export { staffChoices, useOwnGroups } from './data.ts'
export { GroupField } from './operators/GroupField.tsx'
export { GroupSection } from './page/GroupSection.tsx'
