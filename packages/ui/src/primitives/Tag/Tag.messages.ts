export const tagMessages = { 'tag.remove': 'Remove {name}' } as const;
