import type { Plugin } from 'vite';

export const RESOLVE_SOURCE: string;
export function resolveSource(): Plugin;
export const withSource: { unstable_pluginFilter: (plugin: { name: string }) => boolean };
