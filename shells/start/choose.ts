import { type CommunityAnswer, communityAddress } from '../community-address.ts'
import type { ShellTexts } from '../texts.ts'

/** What the page can have its shell do; the shell looks at the address again by itself. */
export interface StartBridge {
  /** Asks who answers there, and opens it if it is a community. */
  openCommunity(address: string): Promise<CommunityAnswer>
}

const problems: Record<Exclude<CommunityAnswer, 'community'>, keyof ShellTexts> = {
  unreachable: 'unreachable',
  'something else': 'somethingElse',
}

/** Opens the community of what was typed. @returns what is wrong with it, by the name of its text; nothing once the community opens */
export async function choose(typed: string, shell: StartBridge): Promise<keyof ShellTexts | undefined> {
  const address = communityAddress(typed)
  if (address === undefined) return 'invalid'
  const answer = await shell.openCommunity(address).catch((): CommunityAnswer => 'unreachable')
  return answer === 'community' ? undefined : problems[answer]
}
