import { ApiError, createApiClient, type ApiClient } from '#api/client.ts'
import { createSessionFetch } from '#api/session-fetch.ts'
import { createSignOut, type SignOut } from '#api/sign-out.ts'
import type { PageDefinition } from '#schema/page.ts'
import type { Theme } from '#schema/theme.ts'
import { createClock, type Clock } from '#ui/clock.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { Admin, SettingsSchemas, SlotValue } from '#admin/kit/console/admin-context.tsx'
import { createChanges } from '#admin/kit/changes/changes.ts'
import { createRowDrafts } from '#admin/kit/drafts/row-drafts.ts'
import { createDraftStore } from '#admin/kit/drafts/draft-store.ts'
import { keepDrafts } from '#admin/kit/drafts/kept-drafts.ts'
import { fetchWithProgress } from '#admin/kit/console/fetch-with-progress.ts'
import { setSlotState } from '#admin/site/queries/get-global.ts'
import { setPageState } from '#admin/site/queries/get-pages.ts'
import type { Account } from '#admin/kit/console/get-session.ts'
import { setThemeState } from '#admin/site/queries/get-theme.ts'
import type { GlobalSlot } from '#schema/block.ts'

const unreached = '서버에 닿지 못했습니다. 쓰던 것은 그대로 있으니 인터넷 연결을 확인하고 다시 시도해 주세요.'

/**
 * Returns a function that wraps a client. `onSignedOut` is called when the API no longer knows who is asking, unless they
 * sign out themselves. Where the API is not reached, the error says so: who works all day at the console knows what to do
 * about a connection.
 */
function watchSession(signOut: SignOut, onSignedOut: () => void): (client: ApiClient) => ApiClient {
  let hasLeft = false
  signOut.follow(() => (hasLeft ||= signOut.state() !== 'none'))
  return (client) => ({
    async request(name, ...input) {
      try {
        const answer = await client.request(name, ...input)
        hasLeft = signOut.state() !== 'none'
        return answer
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        const { status, code, cause } = error
        if (status === 401 && !hasLeft && name !== 'POST /admin/session') onSignedOut()
        throw cause !== undefined ? new ApiError({ status, code, message: unreached }, { cause }) : error
      }
    },
  })
}

/** Makes all that lives as long as the console is open. Drafts outlive a lost session. */
export function createAdmin(
  queryClient: QueryClient,
  settings: SettingsSchemas,
  onSignedOut: () => void,
): Admin & { clock: Clock } {
  const site = { baseUrl: '/_api', origin: location.origin, patience: 60_000 }
  const session = createSessionFetch({
    key: 'danjang-console-session',
    storage: () => localStorage,
    begins: /\/admin\/(?:session(?:\/passkey)?|invitation\/acceptance)$/,
    ends: /\/admin\/session$/,
  })
  const signOut = createSignOut(session, (sessionId, signal) =>
    api.request('DELETE /admin/session', { query: { sessionId }, signal }),
  )
  const watched = watchSession(signOut, onSignedOut)
  const clock = createClock(() => api.request('GET /clock'))
  const api: ApiClient = watched(createApiClient({ ...site, onAnswer: clock.read, fetch: session.fetch }))
  let email = ''
  /** Who types, or has typed until the session was lost. */
  const accountOf = () =>
    (email = queryClient.getQueryData<Account | null>(['GET /admin/session'])?.email ?? email)
  const slotDrafts = createDraftStore<SlotValue>({
    kept: keepDrafts('slots', accountOf),
    async read(id) {
      const { slots } = await api.request('GET /admin/global')
      const slot = id as GlobalSlot
      setSlotState(queryClient, slot, slots[slot])
      const { draft, etag } = slots[slot]
      return { value: { component: draft.component, data: draft.data }, etag }
    },
    async save(id, body, etag) {
      const slot = id as GlobalSlot
      const state = await api.request('PUT /admin/global/{slot}', {
        params: { slot },
        body,
        headers: { 'if-match': etag },
      })
      setSlotState(queryClient, slot, state)
      return state
    },
  })
  const pageDrafts = createDraftStore<PageDefinition>({
    kept: keepDrafts('pages', accountOf),
    async read(key) {
      try {
        const state = await api.request('GET /admin/pages/{key}', { params: { key } })
        setPageState(queryClient, state)
        return { value: state.draft, etag: state.etag }
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
    async save(key, body, etag) {
      const state = await api.request('PUT /admin/pages/{key}', {
        params: { key },
        body,
        headers: { 'if-match': etag },
      })
      setPageState(queryClient, state)
      return state
    },
  })
  const themeDrafts = createDraftStore<Theme>({
    kept: keepDrafts('theme', accountOf),
    async read() {
      const state = await api.request('GET /admin/theme')
      setThemeState(queryClient, state)
      return { value: state.draft, etag: state.etag }
    },
    async save(_, body, etag) {
      const state = await api.request('PUT /admin/theme', { body, headers: { 'if-match': etag } })
      setThemeState(queryClient, state)
      return state
    },
  })
  return {
    api,
    clock,
    signOut,
    apiWithProgress: (onSent) => watched(createApiClient({ ...site, fetch: fetchWithProgress(onSent) })),
    changes: createChanges(),
    slotDrafts,
    pageDrafts,
    themeDrafts,
    rowDrafts: createRowDrafts(),
    ...settings,
    lastData: new Map(),
  }
}
