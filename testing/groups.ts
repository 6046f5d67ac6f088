import { randomUUID } from 'node:crypto'
import type { Group } from '#features/groups/contract.ts'
import type { Person } from './people.ts'

type Settings = Parameters<Person['call']['groups']['save']>[0]

/** Creates a group, perhaps with a leader. @param operator manages the programme */
export async function groupOf(operator: Person, fields: Partial<Settings> = {}, leader?: Person): Promise<Group> {
  const id = randomUUID()
  await operator.call.groups.save({ id, name: 'Spring cohort', visibility: 'open', ...fields })
  if (leader) await operator.call.groups.setLeader({ id, member_id: leader.id, is_leader: true })
  return operator.call.groups.get({ id })
}
