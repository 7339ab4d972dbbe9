/** Fills the database at `DATABASE_URL` with made-up clinics. Built beside the server (`build.mjs`), run by `api-data.mjs`. */
import { connectDatabase } from '#backend/kernel/database/connect.ts'
import { generate } from './generate/generate.ts'
import { definitions } from '#registry/definitions.ts'

const [partners, treatments] = process.argv.slice(2).map(Number)
const database = await connectDatabase({ databaseUrl: process.env.DATABASE_URL ?? '' })
try {
  await generate({ database, definitions, partners: partners ?? 0, treatments: treatments ?? 0, seed: 1 })
} finally {
  await database.close()
}
