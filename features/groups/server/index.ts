export { addToGroup } from './add-people.ts'
export { groupToAddTo, requireLeader } from './access.ts'
export { currentGroups, groupBriefOf, groupNames, groupsOf, isReadable, isReadableBy, peopleOf, readableGroups } from './conditions.ts'
