import { firstPartOf } from '#schema/plain/long-picture.ts'
import type { Popup } from '#schema/popups.ts'
import { imageSrcSet } from '#ui/image-address.ts'
import { titlesHeight } from '#ui/popup/box-height.ts'
import { choosePopups, type Device, type ShownPopup } from '#ui/popup/choose-popups.ts'
import { mobileSize, pcSize, sheetSize, type Size } from '#ui/popup/popup-size.ts'
import { breakpoints } from '#ui/tokens.ts'
import { chosenAddress, screens } from './page-pictures.ts'

/** Sizes in which the blocks of popups show the pictures of one. */
function sizesOf(popup: ShownPopup, device: Device, window: Size): Size[] {
  if (device === 'MOBILE') return [mobileSize(popup, window), sheetSize(popup, window)]
  const taken = titlesHeight(popup.items.length)
  return [pcSize(popup, 'LAYER', window, taken), pcSize(popup, 'GRID', window, taken)]
}

/** Addresses of the stored pictures that the popups of now have most visitors ask for. */
export function popupPictures(popups: readonly Popup[]): string[] {
  const found = new Set<string>()
  for (const path of new Set(popups.flatMap(({ locations }) => locations))) {
    for (const { width, height, density } of screens) {
      const device = width <= breakpoints.phone ? 'MOBILE' : 'PC'
      for (const popup of choosePopups(popups, { path, device, now: new Date(), without: new Set() })) {
        for (const { image } of popup.items) {
          for (const size of sizesOf(popup, device, { width, height })) {
            const srcSet = imageSrcSet(image.src, image.width, firstPartOf(image))
            const address = srcSet && chosenAddress(srcSet, Math.ceil(size.width), density)
            if (address) found.add(address)
          }
        }
      }
    }
  }
  return [...found]
}

/** Texts that popups show, beside those of the block that shows them. */
export const popupTexts = (popups: readonly Popup[]): string[] =>
  popups.flatMap(({ title, popupItems }) => [title, ...popupItems.map((item) => item.title)])
