import { pageSettingsSchema } from '#admin/site/pages/page-settings.ts'
import { themeSettingsSchema } from '#admin/site/theme/theme-settings.ts'

// https://vike.dev/data
export type Data = ReturnType<typeof data>

export const data = () => ({ pageSettings: pageSettingsSchema(), themeSettings: themeSettingsSchema() })
