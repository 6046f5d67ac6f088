import { hash } from 'node:crypto'
import type { DBAdapter, Where } from 'better-auth'

/** The database stores only this SHA-256 of a session's token, in hexadecimal. */
export const tokenHash = (token: string): string => hash('sha256', token)

/** Wraps the adapter so that the accounts library works with tokens while the database only sees their hashes. */
export function hashingTokens(adapter: DBAdapter): DBAdapter {
  const hashing: DBAdapter = {
    ...adapter,
    async create(request) {
      if (request.model !== 'session') return adapter.create(request)
      const { token } = request.data as unknown as { token: string }
      const created = await adapter.create({ ...request, data: { ...request.data, token: tokenHash(token) } })
      return { ...created, token } as never
    },
    findOne: async (request) => withToken(await adapter.findOne(hashed(request)), request),
    findMany: (request) => adapter.findMany(hashed(request)),
    update: async (request) => withToken(await adapter.update(hashed(request)), request),
    delete: (request) => adapter.delete(hashed(request)),
    deleteMany: (request) => adapter.deleteMany(hashed(request)),
    transaction: (run) => run(hashing),
  }
  return hashing
}

interface Request {
  model: string
  where?: Where[] | undefined
}

const namesToken = (model: string, { field }: Where) => model === 'session' && field === 'token'

function hashed<Given extends Request>(request: Given): Given {
  const { model, where } = request
  if (!where?.some((each) => namesToken(model, each))) return request
  return { ...request, where: where.map((each) => (namesToken(model, each) ? { ...each, value: hashesOf(each.value) } : each)) }
}

const hashesOf = (value: Where['value']): Where['value'] =>
  Array.isArray(value) ? value.map((token) => tokenHash(String(token))) : tokenHash(String(value))

/** Restores the token in a session that was found by it. */
function withToken<Found>(found: Found | null, { model, where }: Request): Found | null {
  const token = where?.find((each) => namesToken(model, each))?.value
  return found && typeof token === 'string' ? { ...found, token } : found
}
