/** What a field describes. */
export const subjects = ['member', 'organisation'] as const
export type Subject = (typeof subjects)[number]

/** 'choice': one of several; 'choices': several of them. */
export const fieldKinds = ['text', 'choice', 'choices', 'number', 'date', 'link'] as const
export type FieldKind = (typeof fieldKinds)[number]

/**
 * Who sees the answers: all members; the member's connections; only the member, or the organisation's people. Staff for the community see all
 * of them. 'staff': only they see the answers, and they fill them in.
 */
export const visibilities = ['community', 'connections', 'own', 'staff'] as const
export type Visibility = (typeof visibilities)[number]

/** An answer: a text, a link, a date ('2026-05-31') or the id of a choice; several choices; a number. */
export type FieldValue = string | number | string[]
/** The answers of a member or an organisation, by the id of their field. */
export type FieldValues = Record<string, FieldValue>
