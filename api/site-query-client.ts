import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Shows no message when it fails: the page goes on without its answer, or with the last one. */
      silent?: boolean
      /** Forgets its answer at sign-out, because it is about the person who is signed in. */
      personal?: boolean
    }
  }
}

/** Reactions to failed queries and mutations. The server passes none, because it shows no messages. */
export type Reactions = {
  /** Shows a short message that goes by itself. */
  tell(message: string): void
  /** Signs out a user whom the API refuses: a session that it no longer knows (401), or one that is not enough (403). */
  endSession(status: number): void
}

/** Source: docs/product.md, E3. */
export const sessionOver = '로그인 시간이 만료되었습니다. 다시 로그인해 주세요.'

const fiveMinutes = 5 * 60_000
const mostRetries = 3

/**
 * The queries of one application. A toast tells of a failure: of a query unless it is a 404 or 409, of a mutation unless
 * it is a 409. A 401 or 403 ends the session, but not where a member asks for what is a guest's, or the other way round.
 * Answers are fresh for five minutes; a query without an answer is asked again three times, after 1, 2 and 4 seconds, and
 * one without a network when that is back.
 * Source: docs/product.md, E2, E3, E5.
 */
export function createSiteQueryClient(reactions?: Reactions): QueryClient {
  const react = (error: Error, unsaid: number[]) => {
    const status = error instanceof ApiError ? error.status : 500
    if (!reactions || unsaid.includes(status)) return
    const isOver = (status === 401 || status === 403) && !isOfWrongKind(error)
    if (isOver) reactions.endSession(status)
    reactions.tell(isOver ? sessionOver : error.message)
  }
  return new QueryClient({
    defaultOptions: {
      // An answer stays as long as its document: a block that hydrates an hour later finds what the server drew it from.
      // Without a network both fail at once and say so. A query is asked again when the network is back; a mutation is
      // not sent later, after it has been given up.
      queries: {
        staleTime: fiveMinutes,
        gcTime: Infinity,
        retry,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error, { meta }) => meta?.silent || react(error, [404, 409]),
    }),
    mutationCache: new MutationCache({ onError: (error) => react(error, [409]) }),
  })
}

/** Returns whether a call refused a signed-in caller who is of the wrong kind. They stay signed in and read the reason. */
const isOfWrongKind = (error: Error) =>
  error instanceof ApiError && ['members-only', 'guests-only'].includes(error.code)

/**
 * Retries no 4xx, because a second request gets the same answer, nothing without a network, and nothing that somebody has
 * waited for long enough. The delays are the library's: 1 s, doubled, 30 s at most.
 */
const retry = (failures: number, error: Error) =>
  failures < mostRetries &&
  !(error instanceof ApiError && (error.status < 500 || ['offline', 'late'].includes(error.code)))
