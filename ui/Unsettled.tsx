/**
 * Marks content that may still appear or change size and would shift the layout: its container stays hidden until it is gone (`settles`),
 * or for a second and a half.
 */
export const Unsettled = () => <span hidden data-unsettled />
