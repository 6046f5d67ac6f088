/** What the pages of a shell can ask its main process for. */
export const channels = { keepSession: 'session.keep', forgetSession: 'session.forget', openCommunity: 'community.open' } as const

/** Where the page stands that asks for the community's address. */
export const startScheme = 'esg-start'
export const startOrigin = `${startScheme}://page`
