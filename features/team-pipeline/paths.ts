/**
 * The shared pipeline of an organisation, below the organisation's page.
 * @param dealId a deal in it whose notes and votes are shown
 */
export const teamPipelinePath = (slug: string, dealId?: string) => `/organisation/${slug}/pipeline${dealId ? `?deal=${dealId}` : ''}`
