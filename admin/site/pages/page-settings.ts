import { pageDefinition } from '#schema/page.ts'
import { z } from 'zod'
import type { JsonSchema } from '#admin/kit/form/data/json-schema.ts'

const { seo, options } = pageDefinition.shape
const settings = pageDefinition
  .omit({ blocks: true })
  .extend({ seo: seo.meta({ title: '검색과 공유' }), options: options.meta({ title: '화면 구성' }) })

/** JSON Schema of what a page has besides its sections. Made on the server: a browser needs no zod for it. */
export const pageSettingsSchema = (): JsonSchema =>
  z.toJSONSchema(settings, { target: 'draft-07', io: 'input' }) as JsonSchema
