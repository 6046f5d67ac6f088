/** What people are in an organisation, from most to least powerful. */
export const organisationRoles = ['owner', 'admin', 'member'] as const
export type OrganisationRole = (typeof organisationRoles)[number]

/** Who may do what in an organisation; other rooms decide about what belongs to it by the same list. */
const permissions = {
  /** Read what only its people see: figures of its deals, the shared pipeline and ledger, who waits to be let in. */
  read: ['owner', 'admin', 'member'],
  /** Post and answer in its name. */
  act: ['owner', 'admin', 'member'],
  /** Edit its page, and change or delete what colleagues posted in its name. */
  edit: ['owner', 'admin'],
  /** Invite, let in, change titles and roles below owner, remove. */
  managePeople: ['owner', 'admin'],
  /** Make or remove owners, delete the organisation. */
  own: ['owner'],
} as const satisfies Record<string, readonly OrganisationRole[]>
export type OrganisationAct = keyof typeof permissions

/** The roles that allow an act. */
export const rolesFor = (act: OrganisationAct): readonly OrganisationRole[] => permissions[act]

export const may = (role: OrganisationRole | null | undefined, act: OrganisationAct): boolean =>
  role != null && rolesFor(act).includes(role)

/** Whether someone with the role `by` may give `to` to a person, or remove one with the role `from`. Only owners decide about owners. */
export const mayChangeRole = (by: OrganisationRole, from: OrganisationRole, to: OrganisationRole | null): boolean =>
  may(by, 'managePeople') && (may(by, 'own') || (from !== 'owner' && to !== 'owner'))
