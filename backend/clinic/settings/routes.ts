import type { settingsContract } from '#api/contract/settings.ts'
import type { Account } from '#backend/people/accounts/sessions.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import { notFound, notYourRole } from '#backend/kernel/http/problem.ts'
import { jsonSchemaOf } from '#backend/editing/resources/describe.ts'
import type { Services } from '#backend/services.ts'
import type { SettingDeclaration, SettingState } from '#schema/settings.ts'
import type { SettingDefinition } from './define-setting.ts'
import { getSetting, saveSetting } from './save-setting.ts'
import { settings } from './settings.ts'
import { checkSetting } from './try-setting.ts'

/** Returns the setting of a name, where the account's role may. Throws 403, 404. */
function find(name: string, { role }: Account, may: keyof SettingDefinition['access']): SettingDefinition {
  const definition = settings.get(name)
  if (!definition) throw notFound('그런 설정이 없습니다.', 'unknown-setting')
  const roles = definition.access[may]
  if (!roles.includes(role)) throw notYourRole(roles)
  return definition
}

const describe = (definition: SettingDefinition, { role }: Account): SettingDeclaration => {
  const { name, title, description, place, menu = 'settings', access } = definition
  return {
    name,
    title,
    description,
    place,
    menu,
    jsonSchema: jsonSchemaOf(definition),
    can: { write: access.write.includes(role) },
    access: { read: [...access.read], write: [...access.write] },
  }
}

export default function routes({ database, pages }: Services): Handlers<keyof typeof settingsContract> {
  const onSite = async (partner: { partnerId: number; revision: number }, state: SettingState) => ({
    ...state,
    page: await pages.onSite(partner, state.page),
  })
  return {
    'GET /admin/settings': async ({ account }) => {
      const asker = await account()
      const readable = [...settings.values()].filter(({ access }) => access.read.includes(asker.role))
      return { rows: readable.map((definition) => describe(definition, asker)) }
    },
    'GET /admin/settings/{setting}': async ({ partner, params, account }) =>
      onSite(
        partner,
        await getSetting(database, partner.partnerId, find(params.setting, await account(), 'read')),
      ),
    'PUT /admin/settings/{setting}': async ({ partner, params, query, headers, body, account }) => {
      const asker = await account()
      return onSite(
        partner,
        await saveSetting(database, partner.partnerId, {
          definition: find(params.setting, asker, 'write'),
          account: asker,
          given: body,
          ifMatch: headers['if-match'],
          acceptsReservations: query.acceptReservations,
        }),
      )
    },
    'POST /admin/settings/{setting}/check': async ({ partner, params, body, account }) => {
      const asker = await account()
      const definition = find(params.setting, asker, 'write')
      const checked = { definition, account: asker, given: body }
      return { data: await checkSetting(database, partner.partnerId, checked) }
    },
  }
}
