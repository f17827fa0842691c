declare module 'virtual:props' {
  const propsByFolder: import('./plugin').PropsByFolder;
  export default propsByFolder;
}

declare module 'virtual:token-notes' {
  /** What a token is for, by its path: `color.surface.paper`. */
  const notes: Readonly<Record<string, string>>;
  export default notes;
}

declare module 'virtual:icons' {
  /** Every Lucide icon that the design system draws, by name, and the folders that do. */
  const icons: readonly {
    name: string;
    icon: import('@millrace/design-system').LucideIcon;
    usedIn: readonly string[];
  }[];
  export default icons;
}

declare module 'virtual:changes' {
  /** What changed of each published package since its last release. */
  const changes: readonly import('./read-changes').PackageChanges[];
  export default changes;
}
