import type { customerPostsContract } from '#api/contract/customer-posts.ts'
import type { Handlers } from '#backend/http/call-context.ts'
import type { Services } from '#backend/services.ts'
import { getConsolePost, hidePost, listConsolePosts, replyToPost } from './console-posts.ts'
import { openPost } from './open-post.ts'
import { getPost, listPosts } from './read-posts.ts'
import { changePost, deletePost, writePost } from './write-posts.ts'
import { createGuessLimit } from '#backend/credentials/guess-limit.ts'

export default function routes({
  database,
  files,
  logger,
}: Services): Handlers<keyof typeof customerPostsContract> {
  // A post's password may be four letters: fewer guesses than an account's.
  const guess = createGuessLimit(database, 'post', { points: 10 })
  const tools = { database, files, logger, guess }

  return {
    'GET /customer/notice-customer-boards': async ({ place, query, visitor }) =>
      listPosts(database, place.partnerId, query, await visitor()),
    'POST /customer/notice-customer-boards': async ({ place, body, visitor }) =>
      writePost(tools, place.partnerId, body, await visitor()),
    'GET /customer/notice-customer-boards/{id}': async ({ place, params, visitor }) =>
      getPost(database, place.partnerId, params.id, await visitor()),
    'PUT /customer/notice-customer-boards/{id}': async ({ place, params, body, visitor, client }) =>
      changePost(tools, place.partnerId, params.id, body, await visitor(), client),
    'GET /customer/notice-customer-boards/{id}/private': async (call) =>
      openPost(database, guess, call.place.partnerId, call.params.id, await call.visitor(), {
        password: call.query.password,
        place: '/query/password',
        address: call.client,
      }),
    'POST /customer/notice-customer-boards/{id}/private': async (call) =>
      openPost(database, guess, call.place.partnerId, call.params.id, await call.visitor(), {
        password: call.body.password,
        place: '/password',
        address: call.client,
      }),
    'PUT /customer/notice-customer-boards/{id}/delete': ({ place, params, body, client }) =>
      deletePost(tools, place.partnerId, params.id, {
        password: body.password,
        place: '/password',
        address: client,
      }),
    'GET /admin/notice-customer-boards': ({ place, query }) =>
      listConsolePosts(database, place.partnerId, query),
    'GET /admin/notice-customer-boards/{id}': ({ place, params }) =>
      getConsolePost(database, place.partnerId, params.id),
    'PUT /admin/notice-customer-boards/{id}/reply': async ({ place, params, body, account }) =>
      replyToPost(database, place.partnerId, params.id, body.reply, (await account()).id),
    'PUT /admin/notice-customer-boards/{id}/hidden': ({ place, params, body }) =>
      hidePost(database, place.partnerId, params.id, body.isHidden),
  }
}
