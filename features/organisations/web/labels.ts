import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Building2, Landmark, type LucideIcon, Rocket, Scale, Sprout } from 'lucide-react'
import type { OrganisationKind, Vehicle } from '../kinds.ts'
import type { OrganisationRole } from '../roles.ts'

/** Screen labels of the values in kinds.ts and roles.ts. */
type Labels<Value extends string> = Readonly<Record<Value, MessageDescriptor>>

export const kindLabels: Labels<OrganisationKind> = {
  startup: msg`Startup`,
  fund: msg`Fund or investor`,
  corporate: msg`Corporate`,
  accelerator: msg`Accelerator`,
  public: msg`Public or non-profit`,
}

export const kindIcons: Readonly<Record<OrganisationKind, LucideIcon>> = {
  startup: Sprout,
  fund: Landmark,
  corporate: Building2,
  accelerator: Rocket,
  public: Scale,
}

export const roleLabels: Labels<OrganisationRole> = {
  owner: msg({ message: 'Owner', context: 'role in an organisation' }),
  admin: msg({ message: 'Admin', context: 'role in an organisation' }),
  member: msg({ message: 'Member', context: 'role in an organisation' }),
}

/** What each role may do, beside the choice of a role. */
export const roleNotes: Labels<OrganisationRole> = {
  owner: msg`Can do everything, and delete the organisation`,
  admin: msg`Edits the page, invites and removes people`,
  member: msg`Posts and answers for the organisation`,
}

export const vehicleLabels: Labels<Vehicle> = {
  'closed-end-fund': msg`Closed-end fund`,
  'evergreen-fund': msg`Evergreen fund`,
  'special-purpose-vehicle': msg`Special purpose vehicle`,
  syndicate: msg`Syndicate`,
  'family-office': msg`Family office`,
  'balance-sheet': msg`Balance sheet`,
  foundation: msg`Foundation`,
}
