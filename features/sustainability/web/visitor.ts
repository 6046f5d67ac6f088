/** For visitors' pages, which have neither queries nor the router. */
export { PublicSustainability } from './reading/PublicSustainability.tsx'
