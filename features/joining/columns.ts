import { foldLetters } from '#platform/fold.ts'
import { type Language, languages } from '#platform/language.ts'
import { type UserType, userTypes } from '#platform/members.ts'

const columnNames = {
  email: [
    'email',
    'e-mail',
    'mail',
    'email address',
    'e-mail address',
    'e-mail-adresse',
    'mailadresse',
    'courriel',
    'adresse e-mail',
    'correo',
    'correo electronico',
  ],
  name: ['name', 'full name', 'vollständiger name', 'nom', 'nom complet', 'nombre', 'nombre completo'],
  type: ['type', 'role', 'typ', 'rolle', 'rôle', 'tipo', 'rol'],
  language: ['language', 'sprache', 'langue', 'idioma'],
} as const
export type FileColumn = keyof typeof columnNames

const typeNames: Record<UserType, readonly string[]> = {
  startup: ['startup', 'founder', 'startup founder', 'gründer', 'gründerin', 'fondateur', 'fondatrice', 'fundador', 'fundadora'],
  investor: ['investor', 'investorin', 'investisseur', 'investisseuse', 'inversor', 'inversora'],
  mentor: ['mentor', 'mentorin', 'mentore', 'mentora'],
  advisor: ['advisor', 'adviser', 'berater', 'beraterin', 'conseiller', 'conseillère', 'asesor', 'asesora'],
}

const named = <Value extends string>(names: Readonly<Record<Value, readonly string[]>>, values: readonly Value[]) => {
  const byName = new Map(values.flatMap((value) => names[value].map((name) => [foldLetters(name), value] as const)))
  return (given: string): Value | undefined => byName.get(foldLetters(given.trim()))
}

/** The column for a heading in any of the languages. */
export const columnOf = named(columnNames, Object.keys(columnNames) as FileColumn[])
export const typeNamed = named(typeNames, userTypes)
export const languageNamed = (given: string): Language | undefined =>
  languages.find((each) => each === given.trim().toLowerCase().slice(0, 2))
