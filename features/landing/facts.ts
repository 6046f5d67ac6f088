/** Figures of the community that the landing page shows; it claims nothing else. */
export interface LandingFacts {
  members: number
  countries: number
}
