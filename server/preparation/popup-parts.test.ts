import { expect, test } from 'vitest'
import { popup } from '#schema/popups.ts'
import { popupPictures, popupTexts } from './popup-parts.ts'

const picture = (name: string) => ({ src: `/_files/1/${name}.webp`, alt: '', width: 3000, height: 3000 })
const given = popup.parse({
  id: 1,
  title: '가을 소식',
  locations: ['/', '/events'],
  weight: 0,
  devices: ['PC', 'MOBILE'],
  popupItems: [
    {
      id: 1,
      title: '첫째 장',
      weight: 0,
      linkTo: null,
      pcContent: picture('pc'),
      mobileContent: picture('mobile'),
      devices: ['PC', 'MOBILE'],
    },
  ],
  pcWidth: 1,
  pcHeight: 1,
  pcSizeType: 'RATIO',
  mobileWidth: 1,
  mobileHeight: 1,
  isAutoPlacement: true,
  direction: 'CENTER',
  startsAt: null,
  endsAt: null,
})
const widths = (popups: (typeof given)[], name: string) =>
  popupPictures(popups)
    .filter((address) => address.includes(name))
    .map((address) => Number(/width=(\d+)/.exec(address)?.[1]))
    .sort((a, b) => a - b)

test('the pictures of a popup are named for its devices, in the widths that it is shown in', () => {
  // On a phone 342 or 390 px at 3; on PC 587 or 612 px at 1 and at 2.
  expect(widths([given], 'mobile')).toEqual([640, 828, 1080])
  expect(widths([given], 'pc')).toEqual([640, 1080, 1440])
  expect(widths([{ ...given, devices: ['PC'] }], 'mobile')).toEqual([])
})

test('the texts of popups are their titles and those of their pictures', () => {
  expect(popupTexts([given])).toEqual(['가을 소식', '첫째 장'])
})
