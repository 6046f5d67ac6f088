import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { StandardOpenAPILink } from '@orpc/openapi-client/standard'
import { type Contract, contract } from '#app/server/rooms.ts'
import type { UserType } from '#platform/members.ts'
import type { ProfileInput } from '#features/profiles/contract.ts'
import { patiently, plainCalls } from './plain-calls.ts'

export interface Details {
  full_name: string
  email: string
  password: string
  user_type: UserType
  company_name: string
  bio: string
}

/** A person with a browser: every request goes over HTTP with their cookies. */
export interface Person extends Details {
  /** Empty for a visitor. */
  id: string
  address: string
  /** The procedures, typed by the contract. */
  call: ContractRouterClient<Contract>
  fetch(path: string, init?: RequestInit): Promise<Response>
  cookies: Map<string, string>
}

let count = 0

/** @param isPatient tries again when the server is too busy, as browsers do */
export function visitorOf(url: string, details: Partial<Details> = {}, isPatient = true): Person {
  count += 1
  const number = count
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
  const cookies = new Map<string, string>()

  const headersToSend = () => ({
    'x-forwarded-for': address,
    ...(cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
  })

  function keepCookies(received: readonly string[]): void {
    for (const cookie of received) {
      const [pair = '', ...attributes] = cookie.split('; ')
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) cookies.delete(name)
      else cookies.set(name, value)
    }
  }

  async function send(path: string, init?: RequestInit): Promise<Response> {
    const outgoing = new Request(`${url}${path}`, init)
    for (const [name, value] of Object.entries(headersToSend())) outgoing.headers.set(name, value)
    const response = await fetch(outgoing)
    keepCookies(response.headers.getSetCookie())
    return response
  }

  return {
    id: '',
    full_name: `Person ${number}`,
    email: `person-${number}-${process.pid}@example.org`,
    password: 'correct horse battery',
    user_type: 'startup',
    company_name: '',
    bio: '',
    ...details,
    address,
    cookies,
    call: createORPCClient(
      new StandardOpenAPILink(contract, plainCalls({ headersToSend, keepCookies }), {
        url: `${url}/api`,
        clientInterceptors: isPatient ? [patiently] : [],
      }),
    ),
    fetch: send,
  }
}

export async function createPerson(url: string, details: Partial<Details> = {}, isPatient?: boolean): Promise<Person> {
  const person = visitorOf(url, details, isPatient)
  const { full_name, email, password, user_type, company_name, bio } = person
  const { member } = await person.call.accounts.join({ full_name, email, password, user_type, company_name, bio })
  person.id = member.id
  return person
}

/** A valid profile; `fields` override it. */
export const profileOf = (person: Person, fields: Partial<ProfileInput> = {}): ProfileInput => {
  const [first_name = '', ...others] = person.full_name.split(' ')
  return {
    first_name,
    last_name: others.join(' ') || 'Example',
    user_type: person.user_type,
    company_name: person.company_name || 'Example Works',
    bio: person.bio || 'Builds things that last.',
    industry: 'CleanTech',
    country: 'IE',
    ...fields,
  }
}
