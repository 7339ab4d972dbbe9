import { beforeAfterProducts, beforeAfters } from '#backend/before-afters/table.ts'
import { reviewProducts, reviews } from '#backend/reviews/table.ts'
import { beforeAfterBody } from '#backend/seeds/clinic/compose.ts'
import { gatedImage } from '#schema/files.ts'
import { insertRows, takeIds } from '#backend/seeds/rows.ts'
import type { Writing } from './context.ts'
import { idOf, textOf } from './context.ts'

/** Before-afters and reviews. */
export async function writeStories(writing: Writing): Promise<void> {
  await writeBeforeAfters(writing)
  await writeReviews(writing)
}

async function writeBeforeAfters({ tx, clinic, calendar, images, ids }: Writing): Promise<void> {
  const own = clinic.beforeAfters ?? []
  const covers = clinic.beforeAfterCovers ?? []
  const pairs = clinic.beforeAfterPictures ?? []
  const caseIds = await takeIds(tx, beforeAfters, own.length)
  await insertRows(
    tx,
    beforeAfters,
    own.map((one, index) => {
      const [before, after] = pairs[index % pairs.length] ?? ['', '']
      return {
        partnerId: tx.partnerId,
        id: caseIds[index] ?? 0,
        title: one.title,
        note: one.note,
        body: textOf(beforeAfterBody(one)),
        cover: images[covers[index % covers.length] ?? ''],
        before: [gatedImage.parse(images[before])],
        after: [gatedImage.parse(images[after])],
        isNoYouth: one.isNoYouth ?? false,
        isVisible: true,
        publishedAt: calendar.at(one.day, '10:00'),
      }
    }),
  )
  await insertRows(
    tx,
    beforeAfterProducts,
    own.flatMap(({ treatments }, index) =>
      treatments.map((key) => ({
        partnerId: tx.partnerId,
        beforeAfterId: caseIds[index] ?? 0,
        productId: idOf(ids.treatments, key),
      })),
    ),
  )
}

async function writeReviews({ tx, clinic, calendar, ids }: Writing): Promise<void> {
  const own = clinic.reviews ?? []
  const reviewIds = await takeIds(tx, reviews, own.length)
  await insertRows(
    tx,
    reviews,
    own.map(({ author, day, rating, title, content }, index) => ({
      partnerId: tx.partnerId,
      id: reviewIds[index] ?? 0,
      title,
      content,
      author,
      rating,
      visitedOn: calendar.day(day - 3),
      images: [],
      isVisible: true,
      publishedAt: calendar.at(day, '20:10'),
    })),
  )
  await insertRows(
    tx,
    reviewProducts,
    own.flatMap(({ treatment }, index) =>
      treatment === undefined
        ? []
        : [
            {
              partnerId: tx.partnerId,
              partnerReviewId: reviewIds[index] ?? 0,
              productId: idOf(ids.treatments, treatment),
            },
          ],
    ),
  )
}
