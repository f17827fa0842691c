import { defineConfig } from 'drizzle-kit';

// npx drizzle-kit generate --name what-it-does
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/schema/index.ts',
  out: './src/db/migrations',
  migrations: { prefix: 'timestamp' },
});
