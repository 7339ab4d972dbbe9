import type { listViewsContract } from '#api/contract/list-views.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'
import type { ListView } from '#schema/list-views.ts'

const view: ListView = { id: 2, list: 'notices', name: '초안', query: 'status=DRAFT' }

const examples: Examples<keyof typeof listViewsContract> = {
  'GET /admin/list-views': { response: { rows: [view] } },
  'POST /admin/list-views': {
    body: { list: view.list, name: view.name, query: view.query },
    response: view,
  },
  'DELETE /admin/list-views/{id}': { params: { id: 2 } },
}

export default examples
