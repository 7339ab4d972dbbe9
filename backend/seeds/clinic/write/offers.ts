import { brandingProducts, brandings } from '#backend/brandings/table.ts'
import { eventOptions, events } from '#backend/events/table.ts'
import { exhibitionProducts, exhibitions } from '#backend/exhibitions/table.ts'
import { eventBody } from '#backend/seeds/clinic/compose.ts'
import { insertRows, takeIds } from '#backend/seeds/rows.ts'
import type { Writing } from './context.ts'
import { byKey, idOf, momentsOf, openMomentsOf, optionKey, pictureOf, textOf } from './context.ts'

/** Events with what they offer, exhibitions and brandings with their treatments. */
export async function writeOffers(writing: Writing): Promise<void> {
  await writeEvents(writing)
  await writeExhibitions(writing)
  await writeBrandings(writing)
}

async function writeEvents(writing: Writing): Promise<void> {
  const { tx, clinic, profile, ids } = writing
  const own = clinic.events ?? []
  ids.events = byKey(
    own.map(({ key }) => key),
    await takeIds(tx, events, own.length),
  )
  await insertRows(
    tx,
    events,
    own.map((event, position) => ({
      partnerId: tx.partnerId,
      id: idOf(ids.events, event.key),
      title: event.title,
      summary: event.summary,
      image: pictureOf(writing, event.picture),
      body: textOf(eventBody(event, clinic.categories, profile.homepageConfig.hasPriceView)),
      audience: event.audience,
      ...momentsOf(writing, event.days),
      position,
      translations: {},
    })),
  )
  await insertRows(
    tx,
    eventOptions,
    own.flatMap((event) =>
      event.offers.map(({ treatment, option, price }, position) => ({
        partnerId: tx.partnerId,
        eventId: idOf(ids.events, event.key),
        optionId: idOf(ids.options, optionKey(treatment, option)),
        price,
        position,
      })),
    ),
  )
}

async function writeExhibitions(writing: Writing): Promise<void> {
  const { tx, clinic, ids } = writing
  const own = clinic.exhibitions ?? []
  const exhibitionIds = await takeIds(tx, exhibitions, own.length)
  await insertRows(
    tx,
    exhibitions,
    own.map((theme, position) => ({
      partnerId: tx.partnerId,
      id: exhibitionIds[position] ?? 0,
      title: theme.title,
      summary: theme.summary,
      image: pictureOf(writing, theme.picture),
      body: textOf(theme.body),
      ...openMomentsOf(writing, theme.days),
      position,
      translations: {},
    })),
  )
  await insertRows(
    tx,
    exhibitionProducts,
    own.flatMap(({ treatments }, index) =>
      treatments.map((key, position) => ({
        partnerId: tx.partnerId,
        exhibitionId: exhibitionIds[index] ?? 0,
        productId: idOf(ids.treatments, key),
        position,
      })),
    ),
  )
}

async function writeBrandings(writing: Writing): Promise<void> {
  const { tx, clinic, ids } = writing
  const own = clinic.brandings ?? []
  const brandingIds = await takeIds(tx, brandings, own.length)
  await insertRows(
    tx,
    brandings,
    own.map((theme, position) => ({
      partnerId: tx.partnerId,
      id: brandingIds[position] ?? 0,
      title: theme.title,
      summary: theme.summary,
      image: pictureOf(writing, theme.picture),
      body: textOf(theme.body),
      position,
      translations: {},
    })),
  )
  await insertRows(
    tx,
    brandingProducts,
    own.flatMap(({ treatments }, index) =>
      treatments.map((key, position) => ({
        partnerId: tx.partnerId,
        brandingId: brandingIds[index] ?? 0,
        productId: idOf(ids.treatments, key),
        position,
      })),
    ),
  )
}
