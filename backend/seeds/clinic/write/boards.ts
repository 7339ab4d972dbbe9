import { boards, boardTypes } from '#backend/boards/table.ts'
import { customerPosts } from '#backend/customer-posts/table.ts'
import { insertRows, takeIds } from '#backend/seeds/rows.ts'
import type { Writing } from './context.ts'
import { pictureOf, textOf } from './context.ts'

/** The clinic's boards with their articles, and the one on which customers write. */
export async function writeBoards(writing: Writing): Promise<void> {
  const { tx, clinic, calendar } = writing
  const { boards: own = [], customerBoard } = clinic
  const types = [
    ...own.map(({ name, description, layout }) => ({ name, description, layout, writer: 'CLINIC' as const })),
    ...(customerBoard
      ? [
          {
            name: customerBoard.name,
            description: customerBoard.description,
            layout: 'LIST' as const,
            writer: 'CUSTOMER' as const,
          },
        ]
      : []),
  ]
  const typeIds = await takeIds(tx, boardTypes, types.length)
  await insertRows(
    tx,
    boardTypes,
    types.map((type, position) => ({
      partnerId: tx.partnerId,
      id: typeIds[position] ?? 0,
      ...type,
      isVisible: true,
      position,
      translations: {},
    })),
  )
  const posts = own.flatMap((board, index) =>
    board.posts.map((post) => ({ ...post, boardTypeId: typeIds[index] ?? 0 })),
  )
  const ids = await takeIds(tx, boards, posts.length)
  await insertRows(
    tx,
    boards,
    posts.map((post, index) => ({
      partnerId: tx.partnerId,
      id: ids[index] ?? 0,
      boardTypeId: post.boardTypeId,
      title: post.title,
      summary: post.summary,
      image: pictureOf(writing, post.picture),
      body: textOf(post.body),
      publishedAt: calendar.at(post.day, '10:00'),
      translations: {},
      isPinned: false,
      isVisible: true,
    })),
  )
  await writePosts(writing, typeIds.at(-1) ?? 0)
}

async function writePosts({ tx, clinic, calendar, passwordHashes }: Writing, boardTypeId: number) {
  const posts = clinic.customerBoard?.posts ?? []
  const ids = await takeIds(tx, customerPosts, posts.length)
  await insertRows(
    tx,
    customerPosts,
    posts.map((post, index) => {
      const createdAt = calendar.at(post.day, '11:20')
      return {
        partnerId: tx.partnerId,
        id: ids[index] ?? 0,
        boardTypeId,
        author: post.author,
        title: post.title,
        content: post.body,
        images: [],
        isPrivate: post.password !== undefined,
        passwordHash: passwordHashes.get(post.password ?? '') ?? '',
        reply: post.answer?.body ?? null,
        repliedAt: post.answer ? calendar.at(post.answer.day, '15:40') : null,
        createdAt,
        updatedAt: createdAt,
        isHidden: false,
      }
    }),
  )
}
