import { screens as addresses } from '#app/server/rooms.ts'
import { announcementsPath } from '#features/announcements/paths.ts'
import { mentoringDaysPath } from '#features/mentoring-days/paths.ts'
import { operatorsPath } from '#features/operators/paths.ts'
import { supportPath } from '#features/member-support/paths.ts'
import { reportsPath } from '#features/reports/paths.ts'
import { follow } from '../acts.ts'
import type { Screen } from '../screens.ts'

const pages = addresses.filter((address) => address.startsWith(operatorsPath()) && !address.includes('$'))
const nameOf = (address: string) => `console${address.slice(operatorsPath().length).replaceAll('/', '-')}`
/** Their lists have a page for each item. */
const lists = { announcement: announcementsPath(), case: reportsPath(), member: supportPath(), 'mentoring-day': mentoringDaysPath() }

/** The console. */
export const screensOfConsole: Screen[] = [
  ...pages.map((path): Screen => ({ name: nameOf(path), path, as: 'operator' })),
  ...Object.entries(lists).map(([name, path]): Screen => ({ name: `console-one-${name}`, path, as: 'operator', act: follow(`${path}/`) })),
]
