import { room } from '#platform/server/room.ts'
import { newsfeedContract } from '../contract.ts'
import { newsfeedPath, postPath } from '../paths.ts'
import { watchableFeeds, watchablePosts } from './access.ts'
import { clearGroup, followGroups } from './follow-groups.ts'
import { followPreviews } from './follow-previews.ts'
import { followOrganisations } from './follow-organisations.ts'
import { newsfeedHandlers } from './handlers.ts'
import { groupPosted, memberMentioned, organisationMentioned, postCommented, postLiked } from './notifications.ts'
import { newsfeedPersonalData } from './personal-data.ts'
import { clearUploads, removeFiles } from './pictures.ts'
import { pollEnded } from './polls/poll-ended.ts'
import { endPolls } from './polls/poll.ts'
import { newsfeedReportables } from './reportables.ts'
import { newsfeedSearchables } from './searchables.ts'

export const newsfeedRoom = room({
  name: 'newsfeed',
  contract: newsfeedContract,
  handlers: newsfeedHandlers,
  screens: [newsfeedPath(), postPath('$id')],
  kinds: [postLiked, postCommented, memberMentioned, organisationMentioned, groupPosted, pollEnded],
  reactions: (services) => [followOrganisations(), followGroups(services), followPreviews(services)],
  reportables: newsfeedReportables,
  searchables: newsfeedSearchables,
  jobs: (services) => [removeFiles(services), clearUploads(services), clearGroup(services), endPolls(services)],
  personalData: newsfeedPersonalData,
  live: { watchable: { post: watchablePosts, newsfeed: watchableFeeds } },
})
