import { defineConfig } from 'drizzle-kit'

/** For `npx drizzle-kit generate --config backend/database/drizzle.config.ts --name <what>`. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './backend/*/table.ts',
  out: './backend/database/migrations',
})
