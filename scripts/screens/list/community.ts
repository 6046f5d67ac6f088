import { groupPath, groupsPath } from '#features/groups/paths.ts'
import { sharePath } from '#features/installing/paths.ts'
import { articlePath, communityPath, webinarsPath } from '#features/knowledge/paths.ts'
import { messagesPath } from '#features/messages/paths.ts'
import { newsfeedPath, postPath } from '#features/newsfeed/paths.ts'
import { follow, member } from '../acts.ts'
import type { Screen } from '../screens.ts'

/** Community: newsfeed, knowledge, groups; and messages. */
export const screensOfCommunity: Screen[] = [
  { name: 'newsfeed', path: newsfeedPath(), act: (page) => page.getByRole('article').first().waitFor() },
  { name: 'post', path: newsfeedPath(), act: follow(postPath('')) },
  { name: 'community', path: communityPath(), act: (page) => page.getByRole('article').first().waitFor() },
  { name: 'article', path: articlePath('cap-table'), act: (page) => page.getByRole('table').first().waitFor() },
  { name: 'webinars', path: webinarsPath() },
  { name: 'groups', path: groupsPath() },
  { name: 'group', path: groupsPath(), act: follow(groupPath('')) },
  { name: 'messages', path: messagesPath() },
  {
    name: 'conversation',
    path: messagesPath(),
    async act(page) {
      await page.getByRole('link', { name: member }).first().click()
      await page.getByRole('log').waitFor()
    },
  },
  { name: 'share', path: sharePath() },
]
