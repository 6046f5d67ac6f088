import type { Language } from '#platform/language.ts'
import { escaped } from '#platform/server/http/escaped.ts'
import type { PageCard, PageContents, PageSite } from '#platform/server/http/page.ts'
import { sayIn } from '#platform/server/texts.ts'
import { iconPath } from './app-icons.ts'
import { accentsOf, coloursPath } from './community-colours.ts'
import { manifestPath } from './web-manifest.ts'

const texts = {
  startFailed: /*i18n*/ {
    id: 'page.startFailed',
    message: 'Part of this page didn’t load, so some of it won’t respond. Check your connection, then refresh the page.',
  },
  refresh: /*i18n*/ { id: 'page.refresh', message: 'Refresh Page' },
} as const

const asData = (data: object) => JSON.stringify(data).replace(/</g, '\\u003c')

/**
 * A complete page. The theme's script comes first, so that the right colours are applied before anything is painted. The imported scripts
 * are elements of their own, so that the browser can paint and react between them. A page without a card is not indexed by search engines.
 */
export function htmlDocument({ language, title, site, card, assets, body, data }: PageContents): string {
  const colours = coloursPath(site.accent)
  const { light, dark } = accentsOf(site.accent)
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escaped(title)}</title>
${site.name ? `<meta name="application-name" content="${escaped(site.name)}">` : ''}
${card ? cardOf(title, site, card) : '<meta name="robots" content="noindex">'}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="${iconPath(site.accent, 'apple-180')}">
<link rel="manifest" href="${manifestPath(language)}">
<meta name="theme-color" content="${light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${dark}" media="(prefers-color-scheme: dark)">
<meta name="mobile-web-app-capable" content="yes">
<script src="/first.js"></script>
${assets.font ? `<link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin>` : ''}
${[...assets.styles, ...(colours ? [colours] : [])].map((file) => `<link rel="stylesheet" href="${file}">`).join('\n')}
${assets.imports.map((file) => `<script type="module" src="${file}"></script>`).join('\n')}
${assets.script ? `<script type="module" src="${assets.script}" id="entry"></script>` : ''}
</head>
<body>
${body}
${assets.script ? startFailed(language) : ''}
${data ? `<script type="application/json" id="page-data">${asData(data)}</script>` : ''}
</body>
</html>`
}

/** A notice that ui/public/first.js shows if a script does not load or fails: without it, the page looks complete, but does nothing. */
function startFailed(language: Language): string {
  const say = sayIn(language)
  return `<template id="start-failed"><div role="alert" class="fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-[560px] flex-wrap items-center gap-x-5 gap-y-2 rounded-card border border-line-2 bg-raised p-4 shadow-3 phone:bottom-[calc(var(--tabbar)+env(safe-area-inset-bottom)+12px)]">
<p class="min-w-0 flex-1 basis-60">${say(texts.startFailed)}</p><a class="link" href="">${say(texts.refresh)}</a></div></template>`
}

const cardOf = (
  title: string,
  site: PageSite,
  { description, url, picture, inLanguages, structuredData }: PageCard,
) => `<meta name="description" content="${escaped(description)}">
<link rel="canonical" href="${escaped(url)}">
${Object.entries(inLanguages)
  .map(([language, address]) => `<link rel="alternate" hreflang="${language}" href="${escaped(address)}">`)
  .join('\n')}
<meta property="og:type" content="website">
<meta property="og:site_name" content="${escaped(site.name)}">
<meta property="og:title" content="${escaped(title)}">
<meta property="og:description" content="${escaped(description)}">
<meta property="og:url" content="${escaped(url)}">
<meta property="og:image" content="${escaped(picture)}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta name="twitter:card" content="summary_large_image">
${structuredData ? `<script type="application/ld+json">${asData(structuredData)}</script>` : ''}`
