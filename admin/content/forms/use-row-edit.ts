import { callQuery } from '#api/call-query.ts'
import type { ResourceState } from '#schema/resource.ts'
import { showToast } from '#ui/toast.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { josa } from 'es-hangul'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { rowKey } from '#admin/kit/drafts/row-drafts.ts'
import { useEdit } from '#admin/kit/edit/use-edit.ts'
import type { RowFormProps } from './types.ts'

type RowEditOptions = Pick<RowFormProps, 'resource' | 'id' | 'stored'>

/** The editing of a row, and how often it was saved meanwhile. */
export function useRowEdit({ resource, id, stored }: RowEditOptions) {
  const { api } = useAdmin()
  const client = useQueryClient()
  const { saves, takeSaved } = useSavedRow({ resource, id })
  const edit = useEdit<ResourceState>({
    key: rowKey(resource.name, id),
    keyOf: (saved) => rowKey(resource.name, saved.id),
    from: stored ?? { data: resource.initial, etag: '"new"' },
    schema: resource.jsonSchema,
    canWrite: resource.can.write,
    isNew: id === null,
    read: () =>
      client.fetchQuery({
        ...callQuery(api, 'GET /admin/{resource}/{id}', { params: { resource: resource.name, id: id ?? 0 } }),
        staleTime: 0,
      }),
    save: (data, etag, query) =>
      id === null
        ? api.request('POST /admin/{resource}', { params: { resource: resource.name }, query, body: data })
        : api.request('PUT /admin/{resource}/{id}', {
            params: { resource: resource.name, id },
            query,
            body: data,
            headers: { 'if-match': etag },
          }),
    onSaved: takeSaved,
  })
  return { edit, saves }
}

/** Refreshes the lists and shows a toast after a save; moves a new row to its own address. */
function useSavedRow({ resource, id }: Pick<RowFormProps, 'resource' | 'id'>) {
  const { api } = useAdmin()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [saves, setSaves] = useState(0)
  const takeSaved = (state: ResourceState) => {
    const params = { resource: resource.name, id: state.id }
    client.setQueryData(callQuery(api, 'GET /admin/{resource}/{id}', { params }).queryKey, state)
    setSaves((times) => times + 1)
    void client.invalidateQueries({ queryKey: ['GET /admin/{resource}'] })
    void client.invalidateQueries({ queryKey: ['GET /admin/choices/{source}'] })
    void client.invalidateQueries({ queryKey: ['GET /admin/names/{source}'] })
    void client.invalidateQueries({ queryKey: ['GET /admin/audit'] })
    if (id === null) {
      showToast(`${josa(resource.title, '을/를')} 만들었습니다.`, { kind: 'success' })
      void navigate(`/content/${resource.name}/${state.id}`, { replace: true })
    } else {
      const isSeen = state.status === 'PUBLIC'
      showToast(isSeen ? '저장했습니다. 사이트에 바로 보입니다.' : '저장했습니다.', { kind: 'success' })
    }
  }
  return { saves, takeSaved }
}
