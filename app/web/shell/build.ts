/** The script that this page began with: names its build, in its language. */
export const buildScript = (): string => document.querySelector('script[type=module][src^="/assets/"]')?.getAttribute('src') ?? ''
