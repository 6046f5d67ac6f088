import { communityAddress } from '../../community-address.ts'

/** The community that the app is built for, if any. @throws Error with the format of an address */
export function builtFor(given: string | undefined): string | undefined {
  if (given === undefined || given === '') return undefined
  const address = communityAddress(given)
  if (address !== given)
    throw new Error(`COMMUNITY_URL: '${given}' was given; allowed: an https address without a path, like https://community.example`)
  return address
}
