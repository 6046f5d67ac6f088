/** How a list of deals can be ordered. */
export const dealOrders = ['newest', 'largest', 'smallest'] as const
export type DealOrder = (typeof dealOrders)[number]
