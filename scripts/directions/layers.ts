/** A layer of the architecture. */
export interface Layer {
  name: string
  /** What its rooms are about. */
  sentence: string
  /** Folders of features/; at the bottom and at the top, top-level folders. */
  rooms: readonly string[]
  /** Which rooms import another one of the same layer. Keep these few. */
  neighbours?: Readonly<Record<string, readonly string[]>>
}

/** Bottom to top: a room imports the layers below its own, and the neighbours that it names here. */
export const layers: readonly Layer[] = [
  {
    name: 'Foundation',
    sentence: 'What every room is built from: server, browser and design system. It knows no room.',
    rooms: ['platform', 'ui'],
    neighbours: { platform: ['ui'], ui: ['platform'] },
  },
  {
    name: 'Members',
    sentence: 'Who members are, and where they live.',
    rooms: ['members', 'places'],
  },
  {
    name: 'Community',
    sentence:
      'What ties members together: connections and blocks, notifications, groups, the people who run the community, its name and terms.',
    rooms: ['relations', 'notifications', 'operators', 'community', 'groups', 'legal', 'fields'],
    neighbours: {
      notifications: ['relations'],
      community: ['operators'],
      groups: ['relations', 'operators'],
      legal: ['community', 'operators'],
      fields: ['relations', 'operators'],
    },
  },
  {
    name: 'Meeting',
    sentence: 'How people join, present themselves, find each other and talk.',
    rooms: [
      'referrals',
      'joining',
      'profiles',
      'accounts',
      'organisations',
      'documents',
      'sustainability',
      'matching',
      'directory',
      'link-previews',
      'messages',
    ],
    neighbours: {
      joining: ['referrals', 'profiles'],
      accounts: ['referrals', 'joining', 'profiles'],
      organisations: ['profiles'],
      sustainability: ['profiles', 'organisations', 'documents'],
      matching: ['profiles', 'organisations', 'sustainability'],
      directory: ['profiles', 'organisations', 'sustainability', 'matching'],
      messages: ['directory'],
    },
  },
  {
    name: 'Activities',
    sentence: 'What members publish and do together: deals, investments, events, posts, reviews.',
    rooms: [
      'sustainability-reports',
      'deals',
      'team-pipeline',
      'investments',
      'impact-statements',
      'updates',
      'events',
      'event-sources',
      'busy-times',
      'newsfeed',
      'knowledge',
      'reviews',
      'introductions',
      'meetings',
      'office-hours',
      'mentoring-days',
    ],
    neighbours: {
      'team-pipeline': ['deals'],
      investments: ['deals'],
      'impact-statements': ['deals', 'investments'],
      'event-sources': ['events'],
      'busy-times': ['events', 'event-sources'],
      knowledge: ['newsfeed'],
      meetings: ['deals', 'events', 'busy-times'],
      'office-hours': ['events', 'meetings', 'newsfeed'],
      'mentoring-days': ['events', 'meetings'],
    },
  },
  {
    name: 'Overviews',
    sentence: 'Built on the rest: the dashboard, reminders, moderation, copies of data, the public pages.',
    rooms: [
      'dashboard',
      'calendars',
      'reminders',
      'push',
      'installing',
      'reports',
      'member-support',
      'announcements',
      'search',
      'exports',
      'leaving',
      'retention',
      'landing',
      'health',
      'figures',
    ],
    neighbours: {
      reminders: ['calendars'],
      'member-support': ['reports'],
      announcements: ['member-support'],
      leaving: ['exports'],
      landing: ['reports', 'retention'],
      health: ['push'],
    },
  },
  {
    name: 'App',
    sentence: 'Puts the rooms together: one server, one contract, one shell around every screen.',
    rooms: ['app'],
  },
]

/** The two files that list every room. */
export const roomLists: readonly string[] = ['app/server/rooms.ts', 'app/web/rooms.ts']

/** The rooms that the rest of app/ may import, and why. Everything else it learns from the rooms' descriptors. */
export const knownToApp: Readonly<Record<string, string>> = {
  members: 'every page is rendered for the member who is signed in',
  accounts: 'the server and the shell ask it for the session',
  community: 'every page has the name and the colour of the community',
}
