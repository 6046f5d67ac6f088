export const figureNames = ['revenue', 'cash', 'burn', 'team', 'customers', 'emissions_saved'] as const
export type FigureName = (typeof figureNames)[number]
