import type { FastifyInstance } from 'fastify'
import { settingsOf } from '#features/community/server/index.ts'
import type { CommunitySettings } from '#features/community/contract.ts'
import { type Language, languages } from '#platform/language.ts'
import { dashboardPath } from '#platform/paths.ts'
import type { Services } from '#platform/server/services.ts'
import { sayIn } from '#platform/server/texts.ts'
import { iconPath, sizeOf } from './app-icons.ts'
import { accentsOf } from './community-colours.ts'
import { screenshots, shareTarget, shortcuts } from './rooms.ts'

/** Browsers request it without credentials or language, so each language has a URL. */
export const manifestPath = (language: Language) => `/manifest.${language}.webmanifest`

const texts = {
  description: /*i18n*/ {
    id: 'install.description',
    message: 'Where European founders meet sustainable capital: matching, messages, deals and events.',
  },
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
  const icon = (file: string, purpose?: string) => ({
    src: iconPath(accent, file),
    sizes: sizeOf(file),
    type: 'image/png',
    ...(purpose && { purpose }),
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
    screenshots: screenshots.map(({ path, width, height, form, label }) => ({
      src: path,
      sizes: `${width}x${height}`,
      type: 'image/webp',
      form_factor: form,
      label: say(label),
    })),
    shortcuts: shortcuts.map(({ id: file, name: text, path }) => ({ name: say(text), url: path, icons: [icon(file)] })),
    ...(shareTarget && {
      share_target: {
        action: shareTarget.address,
        method: 'POST',
        enctype: 'multipart/form-data',
        params: { title: 'title', text: 'text', url: 'url', files: [{ name: 'file', accept: shareTarget.types }] },
      },
    }),
  }
}

/** The label under an icon: about 12 characters, whole words. */
function shortName(name: string): string {
  const [first = name, ...others] = name.split(/\s+/)
  return others.reduce((short, word) => (`${short} ${word}`.length <= 12 ? `${short} ${word}` : short), first).slice(0, 30)
}
