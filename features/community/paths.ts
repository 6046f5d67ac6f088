/** The landing page, for members too, who find their dashboard at the start page. */
export const aboutPath = () => '/about'
/** The same, with settings that are not saved yet. */
export const previewPath = () => `${aboutPath()}?preview`
/** Where operators say what the community is. */
export const communitySettingsPath = () => '/dashboard/operators/community'
