import { banners } from '#backend/banners/table.ts'
import { reviewLinks, shortLinks } from '#backend/links/table.ts'
import { popupItems, popups } from '#backend/popups/table.ts'
import { insertRows, takeIds } from '#backend/seeds/rows.ts'
import type { Writing } from './context.ts'
import { openMomentsOf, pictureOf } from './context.ts'

/** Banners, popups and links. */
export async function writePromotions(writing: Writing): Promise<void> {
  const { tx, clinic } = writing
  const own = clinic.banners ?? []
  const bannerIds = await takeIds(tx, banners, own.length)
  await insertRows(
    tx,
    banners,
    own.map((banner, weight) => ({
      partnerId: tx.partnerId,
      id: bannerIds[weight] ?? 0,
      location: banner.location,
      title: banner.title,
      description: banner.description,
      pcImage: pictureOf(writing, banner.picture),
      mobileImage: pictureOf(writing, banner.mobilePicture),
      linkTo: banner.linkTo,
      weight,
      isVisible: true,
      ...openMomentsOf(writing, banner.days),
    })),
  )
  await writePopups(writing)
  await writeLinks(writing)
}

async function writePopups(writing: Writing): Promise<void> {
  const { tx, clinic } = writing
  const own = clinic.popups ?? []
  const ids = await takeIds(tx, popups, own.length)
  await insertRows(
    tx,
    popups,
    own.map((popup, index) => {
      const [width, height] = popup.size ?? [4, 3]
      return {
        partnerId: tx.partnerId,
        id: ids[index] ?? 0,
        title: popup.title,
        locations: popup.locations,
        devices: popup.devices ?? ['PC', 'MOBILE'],
        weight: index + 1,
        pcWidth: width,
        pcHeight: height,
        pcSizeType: 'RATIO' as const,
        mobileWidth: width,
        mobileHeight: height,
        isAutoPlacement: true,
        direction: popup.direction,
        isVisible: true,
        ...openMomentsOf(writing, popup.days),
      }
    }),
  )
  const items = own.flatMap((popup, index) =>
    popup.items.map((item, weight) => ({ ...item, weight: weight + 1, popupId: ids[index] ?? 0 })),
  )
  const itemIds = await takeIds(tx, popupItems, items.length)
  await insertRows(
    tx,
    popupItems,
    items.map(({ popupId, title, weight, linkTo, picture }, index) => ({
      partnerId: tx.partnerId,
      id: itemIds[index] ?? 0,
      popupId,
      title,
      weight,
      linkTo: linkTo ?? null,
      pcContent: pictureOf(writing, picture),
      mobileContent: pictureOf(writing, picture),
      devices: ['PC', 'MOBILE'],
    })),
  )
}

async function writeLinks({ tx, clinic, calendar }: Writing): Promise<void> {
  await insertRows(
    tx,
    shortLinks,
    (clinic.shortLinks ?? []).map((link) => ({
      partnerId: tx.partnerId,
      ...link,
      createdAt: calendar.at(-60),
    })),
  )
  const links = clinic.reviewLinks ?? []
  const ids = await takeIds(tx, reviewLinks, links.length)
  await insertRows(
    tx,
    reviewLinks,
    links.map(({ title, url }, position) => ({
      partnerId: tx.partnerId,
      id: ids[position] ?? 0,
      languageCode: 'ko',
      title,
      url,
      position,
    })),
  )
}
