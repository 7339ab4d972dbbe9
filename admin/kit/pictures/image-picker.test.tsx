// @vitest-environment happy-dom
import { ApiError, type ApiClient } from '#api/client.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startDrawing } from '#tests/support/draw.ts'
import { eventually } from '#tests/support/eventually.ts'
import { stubPictures } from '#tests/support/stub-pictures.ts'
import { Toaster, ToastPlaces } from '#ui/toast.tsx'
import { AdminProvider, type Admin } from '../console/admin-context.tsx'
import { ImagePicker } from './image-picker.tsx'

const picture = (name: string) => new File(['x'], name, { type: 'image/png' })
const stored = { src: '/_files/1/0123456789abcdef-800x600.webp', width: 800, height: 600 }
type Sent = { query: { alt: string }; body: File; signal: AbortSignal }
const request = vi.fn(async (name: string, _input: object): Promise<object> => ({ rows: [], count: 0, name }))
const send = vi.fn(async (_name: string, { query }: Sent): Promise<object> => ({
  ...stored,
  alt: query.alt,
  previewUrl: stored.src,
  reducedFrom: null,
}))
const onChoose = vi.fn()
let show: ReturnType<typeof startDrawing>

beforeEach(() => {
  vi.clearAllMocks()
  const admin = {
    api: { request } as unknown as ApiClient,
    apiWithProgress: () => ({ request: send }) as unknown as ApiClient,
  } as unknown as Admin
  show = startDrawing(
    <QueryClientProvider client={new QueryClient()}>
      <AdminProvider value={admin}>
        <ToastPlaces>
          <ImagePicker
            title="그림 선택"
            selected={undefined}
            isGated={false}
            outside="^https://[^ ]+$"
            onClose={() => {}}
            onChoose={onChoose}
          />
          <Toaster />
        </ToastPlaces>
      </AdminProvider>
    </QueryClientProvider>,
  )
})
afterEach(() => void vi.unstubAllGlobals())

const find = <E extends Element = HTMLInputElement>(selector: string) =>
  eventually(() => {
    const found = document.querySelector<E>(selector)
    if (!found) throw new Error(`There is no ${selector}.`)
    return found
  })
const named = (name: string) =>
  eventually(() => {
    const found = [...document.querySelectorAll('button')].find(
      (one) => one.textContent?.trim() === name || one.getAttribute('aria-label') === name,
    )
    if (!found) throw new Error(`There is no ${name}.`)
    return found
  })
const event = (name: string, more: object) => Object.assign(new Event(name, { bubbles: true }), more)
const give = async (input: string, ...files: File[]) => {
  const field = await find(`input[aria-label="${input}"]`)
  Object.defineProperty(field, 'files', { value: files, configurable: true })
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
function write(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
const describe = async (name: string, text: string) =>
  write(await find(`input[aria-label="대체 텍스트: ${name}"]`), text)

test.each([
  ['chosen', () => give('올릴 그림', picture('room.png'))],
  ['taken with the camera', () => give('찍은 사진', picture('room.png'))],
  [
    'dropped',
    async () => {
      const area = (await find('[role=search]')).parentElement!
      area.dispatchEvent(event('drop', { dataTransfer: { files: [picture('room.png')] } }))
    },
  ],
  [
    'pasted',
    async () => {
      await find('[role=search]')
      dispatchEvent(event('paste', { clipboardData: { files: [picture('room.png')] } }))
    },
  ],
])('a picture that is %s is described, kept and chosen', async (_, given) => {
  await given()
  const button = await named('올리고 적용')
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await describe('room.png', ' 진료실 ')
  await eventually(() => expect(button.getAttribute('aria-disabled')).toBeNull())
  button.click()
  await eventually(() => expect(onChoose).toHaveBeenCalledExactlyOnceWith({ ...stored, alt: '진료실' }))
  expect(send).toHaveBeenCalledExactlyOnceWith(
    'POST /admin/files',
    expect.objectContaining({
      query: { alt: '진료실', isDecorative: false, isGated: false, tags: '' },
      body: expect.objectContaining({ name: 'room.png' }),
    }),
  )
})

test('a picture that was made smaller says so', async () => {
  const reducedFrom = { width: 4000, height: 3000 }
  send.mockResolvedValueOnce({ ...stored, alt: '진료실', previewUrl: stored.src, reducedFrom })
  await give('올릴 그림', picture('room.png'))
  await describe('room.png', '진료실')
  const button = await named('올리고 적용')
  await eventually(() => expect(button.getAttribute('aria-disabled')).toBeNull())
  button.click()
  const said = 'room.png: 가로 4000px → 800px로 줄였습니다.'
  await eventually(() => expect(document.querySelector('dialog [role=status]')?.textContent).toContain(said))
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ ...stored, alt: '진료실' })
})

test('a decorative picture needs no description', async () => {
  await give('올릴 그림', picture('wave.png'))
  const box = await find('input[type=checkbox]')
  box.click()
  const button = await named('올리고 적용')
  await eventually(() => expect(button.getAttribute('aria-disabled')).toBeNull())
  button.click()
  await eventually(() => expect(onChoose).toHaveBeenCalledExactlyOnceWith({ ...stored, alt: '' }))
})

test('of several each is sent, and the one that is refused stays with why and can be sent again', async () => {
  send.mockImplementationOnce(async () => {
    throw new ApiError({
      status: 422,
      code: 'animated-image',
      message: '움직이는 그림은 올릴 수 없습니다.',
    })
  })
  await give('올릴 그림', picture('first.gif'), picture('second.png'), new File(['x'], 'plan.pdf'))
  await eventually(() => expect(document.body.textContent).toContain('그림이 아닙니다.'))
  await describe('first.gif', '첫째')
  await describe('second.png', '둘째')
  const button = await named('모두 올리기')
  await eventually(() => expect(button.getAttribute('aria-disabled')).toBeNull())
  button.click()
  await eventually(() => expect(document.body.textContent).toContain('움직이는 그림은 올릴 수 없습니다.'))
  await eventually(() => expect(document.querySelector('[aria-label="대체 텍스트: second.png"]')).toBeNull())
  expect(send.mock.calls.map(([, { query }]) => query.alt)).toEqual(['첫째', '둘째'])
  ;(await named('plan.pdf 빼기')).click()
  ;(await named('올리고 적용')).click()
  await eventually(() => expect(document.querySelector('[aria-label="대체 텍스트: first.gif"]')).toBeNull())
  expect(send).toHaveBeenCalledTimes(3)
})

test.each(['그만두기', null])(
  'a picture that is given up while it is sent (%s) is not chosen when it has come',
  async (name) => {
    let answer = (_: object) => {}
    send.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
    await give('올릴 그림', picture('room.png'))
    await describe('room.png', '진료실')
    const button = await named('올리고 적용')
    await eventually(() => expect(button.getAttribute('aria-disabled')).toBeNull())
    button.click()
    await eventually(() => expect(send).toHaveBeenCalledOnce())
    if (name) (await named(name)).click()
    else show(null)
    await eventually(() => expect(send.mock.calls[0]?.[1].signal.aborted).toBe(true))
    answer({ ...stored, alt: '진료실' })
    await nextTurn()
    expect(onChoose).not.toHaveBeenCalled()
  },
)

const elsewhere = { src: 'https://example.com/a.jpg', width: 1200, height: 800 }

test('a picture from elsewhere is taken by its address, with the size that it has there', async () => {
  stubPictures([elsewhere])
  ;(await named('주소로 가져오기')).click()
  write(await find('input[type=url]'), ' https://example.com/a.jpg ')
  ;(await named('가져오기')).click()
  await eventually(() => expect(onChoose).toHaveBeenCalledExactlyOnceWith({ ...elsewhere, alt: '' }))
})

test.each([
  ['http://example.com/a.jpg', 'http:// 그림은 브라우저가 막습니다.'],
  ['example.com/a.jpg', 'https://로 시작하는 그림 주소를 적어 주세요.'],
  ['https://example.com/a b.jpg', '띄어쓰기와 따옴표는 쓸 수 없습니다.'],
  ['https://example.com/page', '이 주소에서 그림을 불러오지 못했습니다.'],
])('the address %s is refused at its field', async (address, why) => {
  stubPictures([elsewhere])
  ;(await named('주소로 가져오기')).click()
  const input = await find('input[type=url]')
  write(input, address)
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  await eventually(() => expect(document.querySelector('[role=alert]')?.textContent).toContain(why))
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(onChoose).not.toHaveBeenCalled()
  write(input, 'https://example.com/a.jpg')
  await eventually(() => expect(document.querySelector('[role=alert]')).toBeNull())
})

const nextTurn = () => new Promise((resolve) => setTimeout(resolve))
