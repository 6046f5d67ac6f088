import type { JoiningRules } from '#features/joining/rules-contract.ts'
import { textPartOf } from './mail-server.ts'
import type { Person } from './people.ts'
import type { World } from './world.ts'

/** Changes how people join. */
export async function setRules(operator: Person, change: Partial<JoiningRules>): Promise<void> {
  const { rules, version } = await operator.call.joining.rules()
  await operator.call.joining.saveRules({ rules: { ...rules, ...change }, version })
}

/** Asks to join, as the person is. */
export const apply = (
  { call, full_name, email, password, user_type }: Person,
  more: { answers?: Record<string, string>; referral?: string } = {},
) => call.accounts.apply({ full_name, email, password, user_type, ...more })

export const join = ({ call, full_name, email, password, user_type }: Person, more: { invitation?: string; referral?: string } = {}) =>
  call.accounts.join({ full_name, email, password, user_type, ...more })

export const applicationTokenIn = ({ source }: { source: string }): string =>
  /\/confirm-application\?token=([\w-]+)/.exec(textPartOf(source))?.[1] ?? 'no link'

export const invitationCodeIn = ({ source }: { source: string }): string =>
  /\/join\?invitation=([\w-]+)/.exec(textPartOf(source))?.[1] ?? 'no link'

/** Confirms the address with the link of an email, as the person who applied. */
export const confirmApplication = async ({ call, password }: Person, token: string): Promise<string> =>
  (await call.accounts.confirmApplication({ token, password })).outcome

/** Asks to join and confirms the address. */
export async function applyAndConfirm(world: World, person: Person, more: Parameters<typeof apply>[1] = {}): Promise<string> {
  await apply(person, more)
  return confirmApplication(person, applicationTokenIn(await world.mailServer.mailTo(person.email)))
}

/** A file with people to invite. */
export const fileOf = (content: string | Uint8Array<ArrayBuffer>, name = 'people.csv') => new File([content], name, { type: 'text/csv' })
