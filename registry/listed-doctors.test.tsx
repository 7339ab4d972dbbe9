// @vitest-environment happy-dom
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { ApiError } from '#api/client.ts'
import type { QueryContext } from '#api/query-context.ts'
import { QueryContextProvider } from '#api/use-query-context.tsx'
import { createApplicationStore } from '#store/application-store.ts'
import { persistState } from '#store/later/persist-state.ts'
import { StoreProvider } from '#store/use-application-store.tsx'
import { draw } from '#tests/support/draw.ts'
import DoctorList from '#blocks/section/DoctorListSection/component.tsx'
import doctorList from '#blocks/section/DoctorListSection/block.ts'
import Doctors from '#blocks/section/DoctorSection/component.tsx'
import doctors from '#blocks/section/DoctorSection/block.ts'

/* The doctors that were last listed are kept and shown until their list comes. Source: docs/product.md, K1, K8. */

const doctor = (id: number, name: string) => ({
  id,
  name,
  title: '원장',
  specialty: '피부과',
  introduction: '',
  careers: [],
  image: null,
})
type List = { rows: ReturnType<typeof doctor>[]; count: number }
const pending = new Promise<List>(() => {})
const last: List = { rows: [doctor(3, '이서연'), doctor(4, '박도윤')], count: 2 }

const sections = {
  DoctorListSection: <DoctorList id="doctors" data={doctorList.schema.parse({})} />,
  DoctorSection: <Doctors id="doctors" data={doctors.schema.parse({})} />,
}

// Answers are drawn as they come, and not a turn later.
notifyManager.setScheduler(queueMicrotask)
beforeEach(() => localStorage.clear())

describe.each(Object.entries(sections))('%s', (_, section) => {
  /** Opens the section in a document of its own, whose list of doctors is the given answer. */
  async function open(answer: Promise<List>) {
    const store = createApplicationStore()
    onTestFinished(persistState(store, performance.now()))
    const request = (name: string) =>
      name === 'GET /partner-employees' ? answer : Promise.resolve({ homepageConfig: {} })
    const context = { api: { request }, path: '/', params: {}, search: {} } as unknown as QueryContext
    await draw(
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <StoreProvider store={store}>
            <QueryContextProvider value={context}>{section}</QueryContextProvider>
          </StoreProvider>
        </QueryClientProvider>
      </MemoryRouter>,
    )
    return store
  }
  const names = () =>
    ['이서연', '박도윤', '한지우'].filter((name) => document.body.textContent.includes(name))

  test('shows nobody before a first list has come', async () => {
    await open(pending)
    expect(names()).toEqual([])
  })

  test('shows the doctors of the last document until their list comes', async () => {
    const store = await open(Promise.resolve(last))
    await expect.poll(names).toEqual(['이서연', '박도윤'])
    expect(store.getState().manager).toEqual(last)
    await open(pending)
    expect(names()).toEqual(['이서연', '박도윤'])
  })

  test('shows them where the list does not come', async () => {
    await open(Promise.resolve(last))
    await expect.poll(names).toEqual(['이서연', '박도윤'])
    const refused = new ApiError({ status: 503, message: '지금은 처리할 수 없습니다.', code: 'unavailable' })
    await open(Promise.reject(refused))
    expect(names()).toEqual(['이서연', '박도윤'])
  })

  test('shows the new list once it has come, and keeps that one', async () => {
    await open(Promise.resolve(last))
    await expect.poll(names).toEqual(['이서연', '박도윤'])
    const store = await open(Promise.resolve({ rows: [doctor(5, '한지우')], count: 1 }))
    await expect.poll(names).toEqual(['한지우'])
    expect(store.getState().manager.rows.map(({ id }) => id)).toEqual([5])
  })
})
