export const figureMessages = { 'figure.number': 'Fig. {number, number}' } as const;
