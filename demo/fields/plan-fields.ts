import type { Choice } from '#features/fields/contract.ts'
import type { DemoMember } from '../member.ts'
import type { DemoOrganisation } from '../organisations/plan-organisations.ts'
import { randomFrom } from '../random.ts'

type Translated = readonly [en: string, de: string, fr: string, es: string]
const words = ([en, de, fr, es]: Translated) => ({ en, de, fr, es })
const choice = (id: string, texts: Translated): Choice => ({ id, label: words(texts), is_offered: true })
const year = (name: string): Translated => [name, name, name, name]

const batch = {
  id: 'c0000000-0000-4000-8000-000000000001',
  subject: 'member',
  kind: 'choice',
  label: words(['Batch', 'Jahrgang', 'Promotion', 'Promoción']),
  help: words([
    'The year in which you joined our programme.',
    'Das Jahr, in dem Sie an unserem Programm teilnehmen.',
    'L’année de votre participation à notre programme.',
    'El año en que participó en nuestro programa.',
  ]),
  choices: [choice('batch024', year('2024')), choice('batch025', year('2025')), choice('batch026', year('2026'))],
  unit: '',
  is_reason: true,
} as const

const themes = {
  id: 'c0000000-0000-4000-8000-000000000002',
  subject: 'member',
  kind: 'choices',
  label: words(['Impact theme', 'Wirkungsthema', 'Thème d’impact', 'Tema de impacto']),
  help: words(['', '', '', '']),
  choices: [
    choice('climate0', ['Climate', 'Klima', 'Climat', 'Clima']),
    choice('nature00', ['Nature', 'Natur', 'Nature', 'Naturaleza']),
    choice('water000', ['Water', 'Wasser', 'Eau', 'Agua']),
    choice('circular', ['Circular economy', 'Kreislaufwirtschaft', 'Économie circulaire', 'Economía circular']),
    choice('health00', ['Health', 'Gesundheit', 'Santé', 'Salud']),
    choice('inclusio', ['Inclusion', 'Teilhabe', 'Inclusion', 'Inclusión']),
  ],
  unit: '',
  is_reason: true,
} as const

const management = {
  id: 'c0000000-0000-4000-8000-000000000003',
  subject: 'organisation',
  kind: 'number',
  label: words(['Women in management', 'Frauen in der Leitung', 'Femmes dans la direction', 'Mujeres en la dirección']),
  help: words(['', '', '', '']),
  choices: [],
  unit: '%',
  is_reason: false,
} as const

/** Three fields that operators could have added. */
export const demoFields = [batch, themes, management] as const

const ids = ({ choices }: { choices: readonly Choice[] }) => choices.map(({ id }) => id)

/** Most members with a complete profile say their themes, and some their batch. */
export function answersOfMember({ id, profile_completed }: DemoMember) {
  const random = randomFrom(`fields of ${id}`)
  if (!profile_completed) return []
  const chosen = random.chance(0.6) ? [{ field_id: batch.id, choices: [random.pick(ids(batch))] }] : []
  return random.chance(0.75) ? [...chosen, { field_id: themes.id, choices: random.sample(ids(themes), random.int(1, 3)) }] : chosen
}

export function answersOfOrganisation({ id }: Pick<DemoOrganisation, 'id'>) {
  const random = randomFrom(`fields of ${id}`)
  return random.chance(0.6) ? [{ field_id: management.id, number: random.int(4, 15) * 5 }] : []
}
