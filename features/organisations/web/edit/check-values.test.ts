import { expect, test } from 'vitest'
import { checkValues } from './check-values.ts'
import { type OrganisationValues, emptyValues } from './form-values.ts'

const wrongOf = (values: Partial<OrganisationValues>) =>
  Object.keys(checkValues({ ...emptyValues, kind: 'startup', name: 'Terravolta', ...values }))

test.each<[string, Partial<OrganisationValues>, string[]]>([
  ['nothing is wrong with a name and a kind', {}, []],
  ['both are required', { name: ' ', kind: null }, ['kind', 'name']],
  ['an LEI is checked as it was typed', { lei: ' 5493 001k jtii gc8y 1r12 ' }, []],
  ['an LEI with a wrong digit', { lei: '5493001KJTIIGC8Y1R13' }, ['lei']],
  ['a registry number needs its country', { registry_number: 'HRB 12345' }, ['registry_country']],
  ['a website needs a dot', { website: 'terravolta' }, ['website']],
  ['a year of the future', { founded_year: 3000 }, ['founded_year']],
  ['tickets of a fund the wrong way round', { kind: 'fund', min_ticket: 200, max_ticket: 100 }, ['max_ticket']],
  ['tickets that a startup does not have', { min_ticket: 200, max_ticket: 100 }, []],
])('%s', (_, values, wrong) => expect(wrongOf(values)).toEqual(wrong))
