export { ownOrganisations, useOwnOrganisations } from './data.ts'
export { KindBadge } from './KindBadge.tsx'
export { kindIcons, kindLabels, roleLabels } from './labels.ts'
export { OrganisationLogo } from './OrganisationLogo.tsx'
