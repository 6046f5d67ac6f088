import { communityAddress } from '../../community-address.ts'
import type { KeptFile } from './session-store.ts'

interface ChosenCommunity {
  address(): string | undefined
  choose(address: string): void
  forget(): void
}

/** The community that this shell opens: the one it was built for, or the one chosen at the first start. */
export function chosenCommunity(builtFor: string | undefined, file: KeptFile, rules: { allowsOwnMachine: boolean }): ChosenCommunity {
  const valid = (given: unknown) => (typeof given === 'string' ? communityAddress(given, rules) : undefined)
  const built = valid(builtFor)
  if (builtFor !== undefined && built === undefined) throw new Error(`'${builtFor}' is not an https address of a community`)
  let chosen = built ?? read()

  function read(): string | undefined {
    try {
      return valid((JSON.parse(file.read()?.toString() ?? '{}') as { community?: unknown }).community)
    } catch {
      return undefined
    }
  }

  return {
    address: () => chosen,
    choose(address) {
      chosen = address
      file.write(Buffer.from(JSON.stringify({ community: address })))
    },
    forget() {
      chosen = built
      file.remove()
    },
  }
}
