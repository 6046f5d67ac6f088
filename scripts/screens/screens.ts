import type { Page } from '@playwright/test'
import type { Viewer } from './demo-site.ts'
import { screensOfCommunity } from './list/community.ts'
import { screensOfConsole } from './list/console.ts'
import { screensOfDeals } from './list/deals.ts'
import { screensOfEvents } from './list/events.ts'
import { screensOfHome } from './list/home.ts'
import { screensOfPeople } from './list/people.ts'
import { screensOfVisitors } from './list/visitors.ts'

export interface Screen {
  name: string
  path: string
  /** Who sees it, by default the demo's investor. */
  as?: Viewer
  /** Steps before the screenshot, once the page has a heading; resolves when the wanted content is on the page. */
  act?: (page: Page) => Promise<void>
}

/** All screens. */
export const screens: Screen[] = [
  ...screensOfVisitors,
  ...screensOfHome,
  ...screensOfPeople,
  ...screensOfDeals,
  ...screensOfEvents,
  ...screensOfCommunity,
  ...screensOfConsole,
]
