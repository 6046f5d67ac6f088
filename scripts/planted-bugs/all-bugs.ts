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
