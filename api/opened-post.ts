import type { CustomerPostDetail } from '#schema/customer-posts.ts'
import { queryOptions, skipToken, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { ApiClient } from './client.ts'

const name = 'post-password'
const keyOf = (id: number) => [name, id]

/**
 * Keeps the password of a post for as long as the document lives, or until whoever is signed in leaves: it is typed once a
 * visit, and never stored.
 */
export function rememberPostPassword(client: QueryClient, id: number, password: string): void {
  client.setQueryDefaults([name], { staleTime: Infinity, meta: { personal: true } })
  client.setQueryData(keyOf(id), password)
}

/** Returns the password of a post as it was typed in this visit, and how to keep or forget it. */
export function usePostPassword(id: number) {
  const client = useQueryClient()
  const { data: password } = useQuery<string>({ queryKey: keyOf(id), queryFn: skipToken })
  return {
    password,
    remember: (typed: string) => rememberPostPassword(client, id, typed),
    /** It opens the post no more. */
    forget: () => client.removeQueries({ queryKey: keyOf(id) }),
  }
}

export const openedPostKey = (id: number) => ['opened-post', id]

/** A post as its password opens it; asked for where that was typed in this visit. */
export const openedPostQuery = (api: ApiClient, id: number, password: string | undefined) =>
  queryOptions<CustomerPostDetail>({
    queryKey: openedPostKey(id),
    queryFn:
      password === undefined
        ? skipToken
        : ({ signal }) =>
            api.request('POST /customer/notice-customer-boards/{id}/private', {
              params: { id },
              body: { password },
              signal,
            }),
    retry: false,
    meta: { personal: true, silent: true },
  })
