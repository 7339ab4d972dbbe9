import { pageSettingsSchema } from '#admin/page-settings.ts'
import { themeSettingsSchema } from '#admin/theme-settings.ts'

// https://vike.dev/data
export type Data = ReturnType<typeof data>

export const data = () => ({ pageSettings: pageSettingsSchema(), themeSettings: themeSettingsSchema() })
