import type { customerPostsContract } from '#api/contract/customer-posts.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import type { Services } from '#backend/services.ts'
import { getConsolePost, hidePost, listConsolePosts, replyToPost, revealPost } from './console-posts.ts'
import { openPost } from './open-post.ts'
import { getPost, listPosts } from './read-posts.ts'
import { changePost, deletePost, writePost } from './write-posts.ts'
import { createGuessLimit } from '#backend/kernel/credentials/guess-limit.ts'

export default function routes({
  database,
  files,
  logger,
}: Services): Handlers<keyof typeof customerPostsContract> {
  // A post's password may be four letters: fewer guesses than an account's.
  const guess = createGuessLimit(database, 'post', { points: 10 })
  const tools = { database, files, logger, guess }

  return {
    'GET /customer/notice-customer-boards': async ({ partner, query, visitor }) =>
      listPosts(database, partner.partnerId, query, await visitor()),
    'POST /customer/notice-customer-boards': async ({ partner, body, visitor }) =>
      writePost(tools, partner.partnerId, body, await visitor()),
    'GET /customer/notice-customer-boards/{id}': async ({ partner, params, visitor }) =>
      getPost(database, partner.partnerId, params.id, await visitor()),
    'PUT /customer/notice-customer-boards/{id}': async ({ partner, params, body, visitor, client }) =>
      changePost(tools, partner.partnerId, params.id, body, await visitor(), client),
    'GET /customer/notice-customer-boards/{id}/private': async (call) =>
      openPost(database, guess, call.partner.partnerId, call.params.id, await call.visitor(), {
        password: call.query.password,
        place: '/query/password',
        address: call.client,
      }),
    'POST /customer/notice-customer-boards/{id}/private': async (call) =>
      openPost(database, guess, call.partner.partnerId, call.params.id, await call.visitor(), {
        password: call.body.password,
        place: '/password',
        address: call.client,
      }),
    'PUT /customer/notice-customer-boards/{id}/delete': ({ partner, params, body, client }) =>
      deletePost(tools, partner.partnerId, params.id, {
        password: body.password,
        place: '/password',
        address: client,
      }),
    'GET /admin/notice-customer-boards': ({ partner, query }) =>
      listConsolePosts(database, partner.partnerId, query),
    'GET /admin/notice-customer-boards/{id}': async ({ partner, params, account }) =>
      getConsolePost(database, partner.partnerId, params.id, await account()),
    'POST /admin/notice-customer-boards/{id}/reveal': async ({ partner, params, account }) =>
      revealPost(database, partner.partnerId, params.id, await account()),
    'PUT /admin/notice-customer-boards/{id}/reply': async ({ partner, params, body, account }) =>
      replyToPost(database, partner.partnerId, params.id, body.reply, await account()),
    'PUT /admin/notice-customer-boards/{id}/hidden': async ({ partner, params, body, account }) =>
      hidePost(database, partner.partnerId, params.id, body.isHidden, await account()),
  }
}
