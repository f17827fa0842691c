import { defineConfig } from 'drizzle-kit';

// npx drizzle-kit generate --name what-it-does
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/platform/db/schema/index.ts',
  out: './src/platform/db/migrations',
  migrations: { prefix: 'timestamp' },
});
