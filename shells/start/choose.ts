import { type CommunityAnswer, communityAddress } from '../community-address.ts'
import type { ShellTexts } from '../texts.ts'

/** The shell's functions for the page; the shell checks the address again itself. */
export interface StartBridge {
  /** Checks what responds there, and opens it if it is a community. */
  openCommunity(address: string): Promise<CommunityAnswer>
}

const problems: Record<Exclude<CommunityAnswer, 'community'>, keyof ShellTexts> = {
  unreachable: 'unreachable',
  'something else': 'somethingElse',
}

/** Opens the community at the typed address. @returns the name of the error's text; undefined once the community opens */
export async function choose(typed: string, shell: StartBridge): Promise<keyof ShellTexts | undefined> {
  const address = communityAddress(typed)
  if (address === undefined) return 'invalid'
  const answer = await shell.openCommunity(address).catch((): CommunityAnswer => 'unreachable')
  return answer === 'community' ? undefined : problems[answer]
}
