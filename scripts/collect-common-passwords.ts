import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dictionary } from '@zxcvbn-ts/language-common'
import { passwordFault } from '#features/accounts/password-rules.ts'

/** How many to take from the source, the most common first. */
const wanted = 5_000
/** Passwords that the source, mostly English, lacks or ranks too low. */
const added =
  `admin123 administrator azerty123 bismillah ciaociao contraseña default doudou dubsmash esgnetwork feyenoord hallo123 haslo123 hellokitty
heslo123 hunter2 iloveyou1 investor jelszo kodeord login1 lösenord marseille matrix1 motdepasse password! password1234 princess1 schalke04 secret123
startup summer123 tequiero wachtwoord welcome123 welkom01 winter123`.split(/\s+/)

const isRefusedByRule = (password: string) => passwordFault(password, { about: [], common: new Set() }) !== undefined

const commonest = dictionary['passwords-common'].filter((password) => !isRefusedByRule(password)).slice(0, wanted)
const passwords = [...new Set([...commonest, ...added])].toSorted()

const lines = passwords.reduce<string[]>((filled, password) => {
  const last = filled.at(-1)
  if (last === undefined || last.length + password.length >= 140) return [...filled, password]
  return [...filled.slice(0, -1), `${last} ${password}`]
}, [])

writeFileSync(
  join(import.meta.dirname, '../features/accounts/common-passwords.ts'),
  `/**
 * The commonest passwords that no rule refuses, in lower case. Made by scripts/collect-common-passwords.ts from @zxcvbn-ts/language-common
 * (MIT licence), which has them from frequency lists that circulate publicly. It is large: browsers load it when a password is chosen.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  \`${lines.join('\n')}\`.split(/\\s+/),
)
`,
)
