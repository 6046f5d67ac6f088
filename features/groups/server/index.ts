export { addSeenToGroup, addToGroup } from './add-people.ts'
export { groupToAddTo, lockOpenGroup, requireLeader, requireOpenGroup } from './access.ts'
export {
  areInGroup,
  briefGroupsOf,
  currentGroups,
  groupBriefOf,
  groupNames,
  groupsOf,
  isReadable,
  isReadableBy,
  peopleOf,
  readableGroups,
} from './conditions.ts'
