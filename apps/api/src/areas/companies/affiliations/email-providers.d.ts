declare module 'email-providers' {
  /** The domains of mail providers, in lower case. */
  const domains: readonly string[];
  export default domains;
}
