import type { resourcesContract } from '#api/contract/resources.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import { notFound, notYourRole, ProblemError } from '#backend/kernel/http/problem.ts'
import { csvName, importCsv, mostRows, writeCsv } from './csv/csv.ts'
import { readLabels } from './csv/references.ts'
import type { Access } from './define-resource.ts'
import { describeResource } from './describe.ts'
import type { ListQuery } from './list.ts'
import { findIds, listChoices, listRows } from './list.ts'
import { choices, nameSources, resources } from './resources.ts'
import type { Acting } from './rows.ts'
import { changeRows, checkRow, createRow, getRow, orderRows, removeRow, saveRow } from './rows.ts'
import { readRows } from './store.ts'
import { pageOfRow } from './try-row.ts'
import type { Services } from '#backend/services.ts'
import type { ResourceState } from '#schema/resource.ts'
import type { Account } from '#backend/people/accounts/sessions.ts'

type Asking = {
  partner: { partnerId: number; revision: number }
  params: { resource: string }
  query?: Record<string, unknown> | undefined
  account: () => Promise<Account>
}

/** The calls of every declared resource. */
export default function routes({
  database,
  pages,
  defaults,
}: Services): Handlers<Exclude<keyof typeof resourcesContract, 'GET /admin/audit'>> {
  /** Returns who asks for which resource, where their role may. Throws 403 where it may not. */
  async function acting({ partner, params, query, account }: Asking, may: keyof Access): Promise<Acting> {
    const definition = resources.get(params.resource)
    if (!definition) throw notFound('없는 주소입니다.', 'unknown-path')
    const asker = await account()
    const roles = definition.access[may]
    if (!roles.includes(asker.role)) throw notYourRole(roles)
    return {
      database,
      partnerId: partner.partnerId,
      definition,
      account: asker,
      acceptsReservations: query?.acceptReservations === true,
    }
  }

  const onSite = async (partner: Asking['partner'], state: ResourceState): Promise<ResourceState> => ({
    ...state,
    page: await pages.onSite(partner, state.page),
  })

  return {
    'GET /admin/resources': async ({ partner, account }) => {
      const asker = await account()
      const readable = [...resources.values()].filter(({ access }) => access.read.includes(asker.role))
      const rows = readable.map(async (definition) =>
        describeResource(definition, asker, await pages.onSite(partner, pageOfRow(definition))),
      )
      return { rows: await Promise.all(rows) }
    },
    'GET /admin/choices/{source}': async ({ partner: { partnerId }, params, query }) => {
      const source = choices.get(params.source)
      if (!source) throw notFound('고를 수 있는 것이 아닙니다.')
      const rows = await database.withPartner(partnerId, (tx) => listChoices(tx, source, query, new Date()), {
        readOnly: true,
      })
      return { rows }
    },
    'GET /admin/names/{source}': async ({ partner: { partnerId }, params }) => {
      const source = nameSources.get(params.source)
      if (!source) throw notFound('고를 수 있는 것이 아닙니다.')
      const rows = await database.withPartner(partnerId, (tx) => source({ tx, defaults }), { readOnly: true })
      return { rows }
    },
    'GET /admin/{resource}': async (context) => {
      const { partnerId, definition } = await acting(context, 'read')
      const { search, sort, status, page, pageSize, ...filters } = context.query
      const query: ListQuery = {
        search,
        sort,
        status,
        page,
        pageSize,
        filters: filters as Record<string, string>,
      }
      const now = new Date()
      if (!context.headers.accept?.includes('text/csv')) {
        return database.withPartner(partnerId, (tx) => listRows(tx, definition, query, now), {
          readOnly: true,
        })
      }
      const bytes = await database.withPartner(
        partnerId,
        async (tx) => {
          const ids = await findIds(tx, definition, query, { now, most: mostRows + 1 })
          if (ids.length > mostRows) throw tooMany()
          return writeCsv(definition, await readRows(tx, definition, ids), await readLabels(tx, definition))
        },
        { readOnly: true },
      )
      return {
        bytes,
        mime: 'text/csv; charset=utf-8',
        fileName: csvName(definition.name, now),
      }
    },
    'POST /admin/{resource}': async (context) =>
      onSite(context.partner, await createRow(await acting(context, 'write'), context.body)),
    'POST /admin/{resource}/order': async (context) =>
      orderRows(await acting(context, 'write'), context.body.ids),
    'POST /admin/{resource}/bulk': async (context) => {
      const { ids, action } = context.body
      const may = action === 'remove' ? 'remove' : 'write'
      return { changed: await changeRows(await acting(context, may), ids, action) }
    },
    'POST /admin/{resource}/import': async (context) =>
      importCsv(await acting(context, 'write'), context.body, { isDry: context.query.dryRun === 'true' }),
    'GET /admin/{resource}/{id}': async (context) =>
      onSite(context.partner, await getRow(await acting(context, 'read'), context.params.id)),
    'PUT /admin/{resource}/{id}': async (context) =>
      onSite(
        context.partner,
        await saveRow(
          await acting(context, 'write'),
          context.params.id,
          context.body,
          context.headers['if-match'],
        ),
      ),
    'POST /admin/{resource}/check': async (context) => ({
      data: await checkRow(await acting(context, 'write'), null, context.body),
    }),
    'POST /admin/{resource}/{id}/check': async (context) => ({
      data: await checkRow(await acting(context, 'write'), context.params.id, context.body),
    }),
    'DELETE /admin/{resource}/{id}': async (context) =>
      removeRow(await acting(context, 'remove'), context.params.id),
  }
}

const tooMany = () =>
  new ProblemError(
    422,
    'too-many',
    `한 번에 ${mostRows.toLocaleString('ko-KR')}개까지 받습니다. 검색이나 필터로 줄여 주세요.`,
  )
