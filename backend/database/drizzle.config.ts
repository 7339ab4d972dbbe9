import { defineConfig } from 'drizzle-kit'

/** For `npx drizzle-kit generate --config backend/database/drizzle.config.ts --name <what>`. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './backend/database/tables.ts',
  out: './backend/database/migrations',
})
