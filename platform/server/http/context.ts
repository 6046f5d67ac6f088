import type { IncomingHttpHeaders } from 'node:http'
import { os } from '@orpc/server'
import type { Language } from '#platform/language.ts'
import type { MemberRole, UserType } from '#platform/members.ts'
import { Refusal, problems } from '#platform/problems.ts'
import type { Services } from '../services.ts'

/** The signed-in member of a request, with what authorisation needs. */
export interface Actor {
  id: string
  user_type: UserType
  role: MemberRole
  /** The session of the request. */
  sessionId: string
  /** The member has requested the deletion of their account, and can do little except cancel it. */
  isLeaving: boolean
  /** There are new terms, and the member can do little before accepting them. */
  owesTerms?: boolean
  /** The member's role requires a second factor that they have not set up: the console stays closed until then. */
  owesFactor?: boolean
}

/** What a procedure knows about its request. */
export interface RequestContext {
  services: Services
  /** The only source of identity; undefined for a visitor. */
  actor: Actor | undefined
  request: RequestFacts
  /** Adds a Set-Cookie header to the response. */
  setCookie(value: string): void
  /** Clears the short-lived cache of who is asking and what they may do. */
  forgetActors(): void
}

/** What identifies the caller. */
export interface Credentials {
  raw: IncomingHttpHeaders
  /** The headers as the accounts library expects them. */
  readonly headers: Headers
  /** The client's network, if known: an IPv4 address, or the /64 network of an IPv6 address. */
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

/** Everything except `id` and `raw` is computed on demand, because most requests do not need it. */
export interface RequestFacts extends Credentials {
  id: string
  /** The client's address according to the trusted proxies. @throws Refusal unknownAddress if they report none */
  readonly address: string
  /** The site's URL as members use it, without a trailing slash. */
  readonly siteUrl: string
  /** True for the desktop and mobile shells, which send a bearer token instead of a cookie. */
  readonly isShell: boolean
  /** The language of texts in the response. */
  readonly language: Language
}

/** Middleware that refuses visitors and passes on the actor. */
export const signedIn = os.$context<RequestContext>().middleware(({ context, next }) => {
  if (!context.actor) throw new Refusal(problems.signedOut)
  return next({ context: { actor: context.actor } })
})

/** What a handler of a signed-in member's procedure needs. */
export interface Call<Input> {
  context: { actor: Actor; services: Services }
  input: Input
}

/** A handler that performs an action and has nothing to return. */
export const action =
  <Input>(act: (services: Services, actor: Actor, input: Input) => Promise<void>) =>
  async ({ context: { actor, services }, input }: Call<Input>) => {
    await act(services, actor, input)
    return {}
  }

/** Middleware for procedures that may end sessions or change permissions: clears this node's cache afterwards. */
export const changesActors = os.$context<RequestContext>().middleware(async ({ context, next }) => {
  try {
    return await next()
  } finally {
    context.forgetActors()
  }
})
