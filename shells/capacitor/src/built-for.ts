import { communityAddress } from '../../community-address.ts'

/** The community that the app is built for, if it is for one. @throws Error saying what an address looks like */
export function builtFor(given: string | undefined): string | undefined {
  if (given === undefined || given === '') return undefined
  const address = communityAddress(given)
  if (address !== given)
    throw new Error(`COMMUNITY_URL: '${given}' was given; it is an https address without a path, like https://community.example`)
  return address
}
