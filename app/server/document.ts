import type { PageCard, PageContents, PageSite } from '#platform/server/http/page.ts'
import { iconPath } from './app-icons.ts'
import { accentsOf, coloursPath } from './community-colours.ts'
import { manifestPath } from './web-manifest.ts'

export const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
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
${data ? `<script type="application/json" id="page-data">${asData(data)}</script>` : ''}
</body>
</html>`
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
