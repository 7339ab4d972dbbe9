/** Of `npm run migration`. */
export default {
  dialect: 'postgresql',
  schema: './backend/*/*/table.ts',
  out: './backend/kernel/database/migrations',
}
