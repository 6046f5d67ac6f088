export interface PageAssets {
  script: string
  preloads: string[]
  styles: string[]
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')

/** A whole page. The theme's script stands first and alone, so that the right colours are there before anything is painted. */
export function htmlDocument({
  title,
  description,
  assets,
  body,
  data,
}: {
  title: string
  description?: string
  assets: PageAssets
  body: string
  data?: object
}): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escaped(title)}</title>
${description ? `<meta name="description" content="${escaped(description)}">` : '<meta name="robots" content="noindex">'}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script src="/theme.js"></script>
${assets.styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('\n')}
${assets.preloads.map((file) => `<link rel="modulepreload" href="${file}">`).join('\n')}
<script type="module" src="${assets.script}"></script>
</head>
<body>
${body}
${data ? `<script type="application/json" id="page-data">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>` : ''}
</body>
</html>`
}
