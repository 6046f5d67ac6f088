/** Figures of the community that the landing page shows; it claims nothing else. */
export interface LandingFacts {
  members: number
  countries: number
  /** How to reach the people who run the community; what is missing is left out. */
  contact: { email?: string | undefined; phone?: string | undefined; address?: string | undefined }
}
