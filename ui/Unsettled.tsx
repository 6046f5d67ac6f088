/**
 * Stands where it is not known yet whether anything will stand, or how much, and would push the rest away: what it is in is not shown
 * until it has gone (`settles`), or after a second and a half.
 */
export const Unsettled = () => <span hidden data-unsettled />
