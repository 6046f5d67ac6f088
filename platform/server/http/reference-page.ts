import { createHash } from 'node:crypto'
import { escaped } from './escaped.ts'

interface Operation {
  summary?: string
  tags?: string[]
  operationId?: string
}
interface OpenApiDocument {
  info: { title: string; description?: string }
  paths?: Record<string, Partial<Record<string, unknown>>>
}

const style = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:2rem auto;padding:0 1rem}
h2{margin-top:2.5rem;border-bottom:1px solid #8886;padding-bottom:.25rem}
li{margin:.75rem 0}ul{list-style:none;padding:0}code{font-size:.9rem}pre{overflow:auto;padding:1rem;border:1px solid #8886;border-radius:8px;font-size:.8rem}
`

/** The API reference for people: procedures by room with their schemas, from the OpenAPI document; works without scripts. */
export function referencePage(document: unknown): { html: string; policy: string } {
  const { info, paths = {} } = document as OpenApiDocument
  const rooms = new Map<string, string[]>()
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const { summary = '', tags = ['Other'] } = operation as Operation
      const entry = `<li><details><summary><code><b>${method.toUpperCase()}</b> /api${escaped(path)}</code> ${escaped(summary)}</summary><pre>${escaped(JSON.stringify(operation, null, 2))}</pre></details></li>`
      const room = tags[0] ?? 'Other'
      rooms.set(room, [...(rooms.get(room) ?? []), entry])
    }
  }
  const sections = [...rooms].map(([room, entries]) => `<h2>${escaped(room)}</h2><ul>${entries.join('')}</ul>`).join('')
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>API · ${escaped(info.title)}</title><style>${style}</style></head>
<body><h1>${escaped(info.title)} API</h1><p>${escaped(info.description ?? '')} <a href="/api/openapi.json">OpenAPI 3.1 document</a></p>${sections}</body></html>`
  const hash = createHash('sha256').update(style).digest('base64')
  return { html, policy: `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'` }
}
