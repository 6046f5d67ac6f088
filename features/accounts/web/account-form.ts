import type { Form } from '#platform/web/form/form.ts'
import type { UserType } from '#platform/members.ts'

export const blankAccount = {
  full_name: '',
  email: '',
  password: '',
  user_type: null as UserType | null,
  company_name: '',
  bio: '',
  answers: {} as Record<string, string>,
}

/** Shared by the forms of the dialog, so that switching between them loses no input. */
export type AccountForm = Form<typeof blankAccount>
