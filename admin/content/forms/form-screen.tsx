import { ApiError } from '#api/client.ts'
import { callQuery } from '#api/call-query.ts'
import { useQuery } from '@tanstack/react-query'
import { josa } from 'es-hangul'
import { useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { gone } from '#admin/kit/edit/form.styles.ts'
import { Failure } from '#admin/kit/parts/failure.tsx'
import { Link } from '#admin/kit/parts/link.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import { Waiting } from '#admin/kit/parts/waiting.tsx'
import { RowForm } from './row-form.tsx'
import type { RowFormProps } from './types.ts'

type FormScreenProps = Pick<RowFormProps, 'resource' | 'id'>

/** One row of a resource, or a new one. */
export function FormScreen({ resource, id }: FormScreenProps) {
  const { api } = useAdmin()
  const params = { resource: resource.name, id: id ?? 0 }
  const [isRemoving, setRemoving] = useState(false)
  const row = useQuery({
    ...callQuery(api, 'GET /admin/{resource}/{id}', { params }),
    // News of the removal come before its answer does.
    enabled: id !== null && !isRemoving,
    staleTime: 0,
    refetchOnMount: 'always',
  })
  if (row.error && !row.data) {
    const isGone = row.error instanceof ApiError && row.error.status === 404
    return (
      <main className={gone()}>
        <h1>{resource.title}</h1>
        {isGone ? (
          <>
            <p role="alert">{row.error.message}</p>
            <Link to={`/content/${resource.name}`} className={button()}>
              {resource.title} 목록으로
            </Link>
          </>
        ) : (
          <Failure error={row.error} onRetry={() => void row.refetch()} />
        )}
      </main>
    )
  }
  if (id !== null && !row.data) return <Waiting label={`${josa(resource.title, '을/를')} 불러오는 중`} />
  return <RowForm resource={resource} id={id} stored={row.data} onRemoving={setRemoving} />
}
