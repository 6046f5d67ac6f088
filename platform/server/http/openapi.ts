import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { problemData } from '#platform/contract.ts'
import { type ApiProcedure, type ApiRouter, routeOf } from './procedures.ts'

interface Operation {
  security?: Record<string, string[]>[]
  requestBody?: { content?: Record<string, unknown> }
}

/**
 * The OpenAPI 3.1 document of all procedures. Procedures that are not open to visitors require a session: a browser's cookie, or the bearer
 * token of a shell.
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
    // The generator also offers JSON, which cannot contain a file.
    if (meta.upload) delete operation.requestBody?.content?.['application/json']
  }
  return document
}
