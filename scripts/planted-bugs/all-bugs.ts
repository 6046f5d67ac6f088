import type { PlantedBug } from './bug.ts'
import { activityBugs } from './bugs/activities.ts'
import { communityBugs } from './bugs/community.ts'
import { meetingBugs } from './bugs/meeting.ts'
import { overviewBugs } from './bugs/overviews.ts'
import { screenBugs } from './bugs/screens.ts'
import { serverBugs } from './bugs/server.ts'

export const allBugs: readonly PlantedBug[] = [
  ...communityBugs,
  ...meetingBugs,
  ...activityBugs,
  ...overviewBugs,
  ...serverBugs,
  ...screenBugs,
]

/** @throws Error that names every bug whose source text is gone or occurs several times */
export function assertPlantable(bugs: readonly PlantedBug[], read: (file: string) => string): void {
  const wrong = bugs.flatMap(({ name, file, find }) => {
    const count = read(file).split(find).length - 1
    return count === 1 ? [] : [`${name}: ${file} contains its text ${count} times instead of once.`]
  })
  if (wrong.length > 0) throw new Error(`Update these planted bugs to the present sources:\n${wrong.join('\n')}`)
}
