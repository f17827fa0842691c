/** A client of hooks for TanStack Query, as orval makes it by default. */
export default {
  millrace: {
    input: './out/openapi.json',
    output: { target: './out/orval/millrace.ts', client: 'react-query' },
  },
};
