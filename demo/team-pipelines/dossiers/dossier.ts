/** What a team finds out about one business. Values: client ('customer', or 'pilot customer' before the first sale), founder, city, price. */
export interface Dossier {
  /** A call with a customer, or a visit. */
  call: string
  /** What has to be cleared up. */
  question: string
  /** A reason to vote for it, and one to vote against it. */
  pro: string
  con: string
}
