import type { UserType } from '#platform/members.ts'
import type { OwnField } from './contract.ts'

/** Whether a member of this type is asked; organisations of all kinds are. */
export const isAskedOf = ({ asked_of }: Pick<OwnField, 'asked_of'>, type: UserType | undefined): boolean =>
  asked_of.length === 0 || type === undefined || asked_of.includes(type)

/** Whether members or the people of an organisation answer it themselves. */
export const isAnsweredByThem = ({ visibility }: Pick<OwnField, 'visibility'>): boolean => visibility !== 'staff'

export const hasChoices = ({ kind }: Pick<OwnField, 'kind'>): boolean => kind === 'choice' || kind === 'choices'

/** Whether the directory can have a filter for it: texts and links are found by search engines, not by filters. */
export const canBeFilter = ({ kind, visibility }: Pick<OwnField, 'kind' | 'visibility'>): boolean =>
  kind !== 'text' && kind !== 'link' && (visibility === 'community' || visibility === 'connections')

/** Whether matching can name what two members have in common: only choices that everybody may see. */
export const canBeReason = (field: Pick<OwnField, 'kind' | 'visibility' | 'subject'>): boolean =>
  field.subject === 'member' && hasChoices(field) && field.visibility === 'community'
