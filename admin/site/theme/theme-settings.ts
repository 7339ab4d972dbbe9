import { theme } from '#schema/theme.ts'
import { z } from 'zod'
import type { JsonSchema } from '#admin/kit/form/data/json-schema.ts'

/** JSON Schema of a theme. Made on the server: a browser needs no zod for it. */
export const themeSettingsSchema = (): JsonSchema =>
  z.toJSONSchema(theme, { target: 'draft-07', io: 'output' }) as JsonSchema
