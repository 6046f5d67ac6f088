export { addToGroup } from './add-people.ts'
export { groupToAddTo, requireLeader } from './access.ts'
export { currentGroups, groupBriefOf, groupNames, groupsOf, isReadableBy, peopleOf, readableGroups } from './conditions.ts'
