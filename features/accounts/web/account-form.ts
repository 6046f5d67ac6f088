import type { Form } from '#platform/web/form/form.ts'
import type { UserType } from '#platform/members.ts'

export const blankAccount = { full_name: '', email: '', password: '', user_type: null as UserType | null, company_name: '', bio: '' }

/** What is typed into the dialog, shared by its forms so that switching between them loses nothing. */
export type AccountForm = Form<typeof blankAccount>
