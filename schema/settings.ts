import { z } from 'zod'
import { roles } from './accounts.ts'
import { resourceDeclaration, resourceState } from './resource.ts'

/*
 * A clinic's settings in the console: forms of which there is one each, such as its address or its hours.
 */

/** A setting as the console makes its form from it. */
export const settingDeclaration = resourceDeclaration
  .pick({ name: true, title: true, description: true, place: true, menu: true, jsonSchema: true })
  .extend({
    /** Rights of the account that asks. */
    can: z.object({ write: z.boolean() }),
    access: z.object({ read: z.array(z.enum(roles)), write: z.array(z.enum(roles)) }),
  })
export type SettingDeclaration = z.infer<typeof settingDeclaration>

/** A setting as it is edited. */
export const settingState = resourceState.pick({
  etag: true,
  data: true,
  page: true,
  saved: true,
  warnings: true,
})
export type SettingState = z.infer<typeof settingState>
