/** The calls from a shell's pages to its main process. */
export const channels = { keepSession: 'session.keep', forgetSession: 'session.forget', openCommunity: 'community.open' } as const

/** The address of the page that asks for the community's address. */
export const startScheme = 'esg-start'
export const startOrigin = `${startScheme}://page`
