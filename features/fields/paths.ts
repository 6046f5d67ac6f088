import { consolePath } from '#platform/paths.ts'

/** Fields of the community's own, for operators. */
export const fieldsPath = () => consolePath('fields')
export const newFieldPath = (subject: string) => `${fieldsPath()}/new/${subject}`
export const editFieldPath = (id: string) => `${fieldsPath()}/${id}`
