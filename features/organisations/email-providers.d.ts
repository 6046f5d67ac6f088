declare module 'email-providers' {
  /** Domains of mail providers ('gmail.com'). */
  const providers: readonly string[]
  export default providers
}
