import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { problemData } from '#platform/contract.ts'
import { type ApiProcedure, type ApiRouter, routeOf } from './procedures.ts'

interface Operation {
  security?: Record<string, string[]>[]
  requestBody?: { content?: Record<string, unknown> }
}

/**
 * The OpenAPI 3.1 document of all procedures. Whatever is not open to visitors wants a session: the cookie of a browser, or the bearer
 * token that a shell was given when it signed in.
 */
export async function openApiDocument(router: ApiRouter, procedures: readonly ApiProcedure[], sessionCookie: string) {
  const document = await new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(router, {
    info: { title: 'ESG Network', version: '1', description: 'Everything a client can ask of the server.' },
    servers: [{ url: '/api' }],
    commonSchemas: { Problem: { schema: problemData } },
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
    security: [{ session: [] }, { token: [] }],
  })
  const paths = document.paths as Record<string, Record<string, Operation>>
  for (const procedure of procedures) {
    const { method, path, meta } = routeOf(procedure)
    const operation = paths[path.replace('{+', '{')]?.[method.toLowerCase()]
    if (!operation) throw new Error(`${method} ${path} is missing in the OpenAPI document`)
    if (meta.isOpen) operation.security = []
    // The generator offers JSON beside it, which no file fits into.
    if (meta.upload) delete operation.requestBody?.content?.['application/json']
  }
  return document
}
