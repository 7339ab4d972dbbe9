import type { settingsContract } from '#api/contract/settings.ts'
import type { Handlers } from '#backend/http/call-context.ts'
import type { Services } from '#backend/services.ts'
import { readSettings, writeSettings } from './settings.ts'

const routes = ({ database }: Services): Handlers<keyof typeof settingsContract> => ({
  'GET /admin/settings': ({ place }) => readSettings(database, place.partnerId),
  'PUT /admin/settings': ({ place, body, headers }) =>
    writeSettings(database, place.partnerId, body, headers['if-match']),
})

export default routes
