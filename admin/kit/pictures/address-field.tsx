import { withoutFocalPoint } from '#schema/plain/focal-point.ts'
import type { Image as Picture } from '#schema/primitives.ts'
import { useState } from 'react'
import { Button } from '../parts/button.tsx'
import { Field } from '../parts/field.tsx'
import { button, input } from '../parts/styles.ts'
import { useRevocableMutation } from '../parts/use-revocable-mutation.ts'
import { addressRow } from './styles.ts'

const unsafe = 'http:// 그림은 브라우저가 막습니다. https://로 시작하는 주소를 적어 주세요.'
const wrongForm =
  'https://로 시작하는 그림 주소를 적어 주세요. 띄어쓰기와 따옴표는 쓸 수 없습니다. 예: https://example.com/photo.jpg'
const notLoaded =
  '이 주소에서 그림을 불러오지 못했습니다. 새 창에서 열었을 때 그림만 보이는 주소인지 확인해 주세요.'

/** Reads the size of a picture, by which pages keep its place. Throws what is to be told where there is none. */
async function readPicture(src: string): Promise<Picture> {
  const picture = new Image()
  picture.src = src
  await picture.decode().catch(() => {
    throw new Error(notLoaded)
  })
  const { naturalWidth: width, naturalHeight: height } = picture
  if (width === 0 || height === 0) throw new Error(notLoaded)
  return { src, alt: '', width, height }
}

type AddressFieldProps = {
  /** Regular expression of the addresses that the field's schema takes. */
  pattern: string
  onChoose: (picture: Picture) => void
}

/** Takes the address of a picture that lies elsewhere, once there is one. */
export function AddressField({ pattern, onChoose }: AddressFieldProps) {
  const [address, setAddress] = useState('')
  const look = useRevocableMutation({
    // The browser looks for itself whether there is a network.
    networkMode: 'always',
    mutationFn: async (typed: string) => {
      const src = withoutFocalPoint(typed.trim())
      if (src.startsWith('http://')) throw new Error(unsafe)
      if (!src.startsWith('https://') || !new RegExp(pattern).test(src)) throw new Error(wrongForm)
      return readPicture(src)
    },
    onSuccess: (picture) => onChoose(picture),
  })
  return (
    <Field
      title="그림 주소"
      error={look.error?.message}
      hint="그림이 있는 곳에서 지우면 이 사이트에서도 사라집니다. 오래 쓸 그림은 올려 두세요."
    >
      {(id, isWrong) => (
        <div className={addressRow()}>
          <input
            id={id}
            className={input()}
            type="url"
            autoFocus
            autoComplete="off"
            placeholder="https://"
            maxLength={2000}
            value={address}
            aria-invalid={isWrong}
            onChange={(event) => {
              setAddress(event.target.value)
              look.giveUp()
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              // What the picture is for may be a form of its own.
              event.preventDefault()
              look.mutate(address)
            }}
          />
          <Button
            type="button"
            className={button({ look: 'primary' })}
            disabled={look.isPending}
            onClick={() => look.mutate(address)}
          >
            {look.isPending ? '찾는 중…' : '가져오기'}
          </Button>
        </div>
      )}
    </Field>
  )
}
