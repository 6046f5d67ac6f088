export { addSeenToGroup, addToGroup } from './add-people.ts'
export { groupToAddTo, lockOpenGroup, requireLeader, requireOpenGroup } from './access.ts'
export {
  areInGroup,
  briefGroupsOf,
  groupBriefOf,
  groupNames,
  groupsOf,
  isReadable,
  isReadableBy,
  openGroupNameOf,
  peopleOf,
  readableGroups,
} from './conditions.ts'
