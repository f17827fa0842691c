declare module 'virtual:developer-pages' {
  export const pages: readonly import('@millrace/community').DeveloperDocument[];
}
