import type { IncomingHttpHeaders } from 'node:http'
import { os } from '@orpc/server'
import type { Language } from '#platform/language.ts'
import type { MemberRole, UserType } from '#platform/members.ts'
import { Refusal, problems } from '#platform/problems.ts'
import type { Services } from '../services.ts'

/** The signed-in member of a request, as far as authorisation needs them. */
export interface Actor {
  id: string
  user_type: UserType
  role: MemberRole
  /** Which of the member's sessions asks. */
  sessionId: string
  /** They asked for their account to be deleted, and can do little else than to keep it. */
  isLeaving: boolean
}

/** What a procedure knows of the request that called it. */
export interface RequestContext {
  services: Services
  /** Identity comes from here alone; undefined for a visitor. */
  actor: Actor | undefined
  request: RequestFacts
  /** Adds a Set-Cookie header to the answer. */
  setCookie(value: string): void
  /** Has it found out anew who asks and what they may do, which is else remembered for a moment. */
  forgetActors(): void
}

/** What tells who asks. */
export interface Credentials {
  raw: IncomingHttpHeaders
  /** What the accounts library wants to see of the headers. */
  readonly headers: Headers
  /** Where a request comes from, as far as that is told: an IPv4 address, or the /64 network of an IPv6 one. */
  readonly network?: string | undefined
}

export const credentialsOf = (raw: IncomingHttpHeaders): Credentials => ({
  raw,
  get headers() {
    const headers = new Headers()
    for (const name of ['cookie', 'authorization', 'user-agent'] as const) {
      const value = raw[name]
      if (value !== undefined) headers.set(name, value)
    }
    return headers
  },
})

/** All but `id` and `raw` are worked out when asked for, since most requests never ask. */
export interface RequestFacts extends Credentials {
  id: string
  /** The client's address, as far as the configured proxies are trusted. @throws Refusal unknownAddress if they name none */
  readonly address: string
  /** Where members reach the site: scheme and host, without a slash at the end. */
  readonly siteUrl: string
  /** True for the desktop and mobile shells, which carry a bearer token instead of a cookie. */
  readonly isShell: boolean
  /** What the answer is in, as far as it is words. */
  readonly language: Language
}

/** Middleware: refuses visitors and hands on the actor. */
export const signedIn = os.$context<RequestContext>().middleware(({ context, next }) => {
  if (!context.actor) throw new Refusal(problems.signedOut)
  return next({ context: { actor: context.actor } })
})

/** Middleware of what may end sessions or change what members may do: once it is answered, this node goes by nothing older. */
export const changesActors = os.$context<RequestContext>().middleware(async ({ context, next }) => {
  try {
    return await next()
  } finally {
    context.forgetActors()
  }
})
