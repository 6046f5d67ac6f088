import type { FastifyInstance } from 'fastify'
import { settingsOf } from '#features/community/server/index.ts'
import type { CommunitySettings } from '#features/community/contract.ts'
import { dealsPath } from '#features/deals/paths.ts'
import { eventsPath } from '#features/events/paths.ts'
import { pictureFile, pictures } from '#features/landing/pictures.ts'
import { matchingPath } from '#features/matching/paths.ts'
import { messagesPath } from '#features/messages/paths.ts'
import { shareAddress, sharedFileTypes } from '#features/installing/sharing.ts'
import { type Language, languages } from '#platform/language.ts'
import { dashboardPath } from '#platform/paths.ts'
import type { Services } from '#platform/server/services.ts'
import { type Say, sayIn } from '#platform/server/texts.ts'
import { type IconName, iconPath, sizeOf } from './app-icons.ts'
import { accentsOf } from './community-colours.ts'

/** Browsers request it without credentials or language, so each language has a URL. */
export const manifestPath = (language: Language) => `/manifest.${language}.webmanifest`

const texts = {
  description: /*i18n*/ {
    id: 'install.description',
    message: 'Where European founders meet sustainable capital: matching, messages, deals and events.',
  },
  messages: /*i18n*/ { id: 'install.messages', message: 'Messages' },
  matching: /*i18n*/ { id: 'install.matching', message: 'Matching' },
  deals: /*i18n*/ { id: 'install.deals', message: 'Deals' },
  events: /*i18n*/ { id: 'install.events', message: 'Events' },
  shownProfile: /*i18n*/ { id: 'install.shownProfile', message: 'A member’s profile' },
  shownMatch: /*i18n*/ { id: 'install.shownMatch', message: 'A match with its reasons' },
  shownConversation: /*i18n*/ { id: 'install.shownConversation', message: 'A conversation' },
  shownDeal: /*i18n*/ { id: 'install.shownDeal', message: 'A deal with its documents' },
  shownEvents: /*i18n*/ { id: 'install.shownEvents', message: 'Upcoming events' },
} as const

/** Serves the manifest for browsers and systems. */
export function webManifest(app: FastifyInstance, services: Services): void {
  for (const language of languages) {
    app.get(manifestPath(language), async (_request, reply) =>
      reply
        .headers({ 'cache-control': 'public, max-age=300' })
        .type('application/manifest+json; charset=utf-8')
        .send(JSON.stringify(manifestOf((await settingsOf(services)).settings, language))),
    )
  }
}

/** W3C Web Application Manifest. The `id` is the same in all languages, so that the app is installed once. */
export function manifestOf(
  { name, introduction, accent }: Pick<CommunitySettings, 'name' | 'introduction' | 'accent'>,
  language: Language,
): Record<string, unknown> {
  const say = sayIn(language)
  const icon = (file: IconName, purpose?: string) => ({
    src: iconPath(accent, file),
    sizes: sizeOf(file),
    type: 'image/png',
    ...(purpose && { purpose }),
  })
  const shortcut = (file: IconName, text: (typeof texts)['messages' | 'matching' | 'deals' | 'events'], url: string) => ({
    name: say(text),
    url,
    icons: [icon(file)],
  })
  return {
    id: dashboardPath(),
    name,
    short_name: shortName(name),
    description: introduction || say(texts.description),
    lang: language,
    dir: 'ltr',
    start_url: dashboardPath(),
    scope: '/',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    theme_color: accentsOf(accent).light,
    background_color: '#f8f7f4',
    categories: ['business', 'finance', 'social'],
    icons: [
      icon('any-192', 'any'),
      icon('any-512', 'any'),
      icon('maskable-192', 'maskable'),
      icon('maskable-512', 'maskable'),
      icon('monochrome-192', 'monochrome'),
      icon('monochrome-512', 'monochrome'),
    ],
    screenshots: screenshots(say),
    shortcuts: [
      shortcut('messages', texts.messages, messagesPath()),
      shortcut('matching', texts.matching, matchingPath()),
      shortcut('deals', texts.deals, dealsPath()),
      shortcut('events', texts.events, eventsPath()),
    ],
    share_target: {
      action: shareAddress,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { title: 'title', text: 'text', url: 'url', files: [{ name: 'file', accept: sharedFileTypes }] },
    },
  }
}

/** The label under an icon: about 12 characters, whole words. */
function shortName(name: string): string {
  const [first = name, ...others] = name.split(/\s+/)
  return others.reduce((short, word) => (`${short} ${word}`.length <= 12 ? `${short} ${word}` : short), first).slice(0, 30)
}

/** The screenshots of the landing page at twice their size. */
function screenshots(say: Say) {
  const shown = [
    ['match', 'narrow', texts.shownMatch],
    ['conversation', 'narrow', texts.shownConversation],
    ['profile', 'narrow', texts.shownProfile],
    ['deal', 'wide', texts.shownDeal],
    ['events', 'wide', texts.shownEvents],
  ] as const
  return shown.map(([name, form_factor, label]) => ({
    src: `/${pictureFile(name, 'light')}`,
    sizes: `${2 * pictures[name].width}x${2 * pictures[name].height}`,
    type: 'image/webp',
    form_factor,
    label: say(label),
  }))
}
