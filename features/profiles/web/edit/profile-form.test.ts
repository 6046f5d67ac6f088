import { expect, test } from 'vitest'
import type { FormValues } from './form-values.ts'
import { createProfileForm } from './profile-form.ts'

const initial = { first_name: '', bio: '' } as unknown as FormValues

test('a change tells the listeners and forgets what was wrong with its fields only', () => {
  const form = createProfileForm(initial)
  form.refuse({ first_name: 'Please enter your first name', bio: 'Too long' })
  let told = 0
  const stop = form.subscribe(() => told++)
  form.change({ first_name: 'Marit' })
  expect(form.values()).toEqual({ first_name: 'Marit', bio: '' })
  expect(form.errors()).toEqual({ bio: 'Too long' })
  stop()
  form.change({ bio: 'Short' })
  expect(told).toBe(1)
})
