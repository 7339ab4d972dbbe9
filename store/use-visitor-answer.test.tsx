// @vitest-environment happy-dom
import { startDrawing } from '#tests/support/draw.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { createApplicationStore, type ApplicationStore } from './application-store.ts'
import { StoreProvider } from './use-application-store.tsx'
import { useVisitorAnswer } from './use-visitor-answer.ts'

/** Gives the answers that were asked for, in the order of asking. */
let asked: ((answer: string) => void)[]
const query = {
  queryKey: ['GET /gated'],
  queryFn: () => new Promise<string>((resolve) => asked.push(resolve)),
}
function Shown() {
  return useVisitorAnswer(query).answer ?? 'what everybody sees'
}

let store: ApplicationStore
beforeEach(() => {
  asked = []
  store = createApplicationStore()
  startDrawing(
    <QueryClientProvider client={new QueryClient()}>
      <StoreProvider store={store}>
        <Shown />
      </StoreProvider>
    </QueryClientProvider>,
  )
})

const shown = () => document.body.textContent
/** Answers the question that is asked next. */
async function answer(text: string) {
  await expect.poll(() => asked.length).toBe(1)
  asked.shift()?.(text)
}
/** Returns what is shown once the question of who is there now has been asked. */
async function shownTo(id: number | null) {
  store.getState().setUser(id === null ? null : ({ id, kind: 'member' } as never))
  await expect.poll(() => asked.length).toBe(1)
  return shown()
}

test('what is open stays open while it becomes known who is there, and closes for anybody else', async () => {
  await answer('open')
  await expect.poll(shown).toBe('open')
  expect(await shownTo(1)).toBe('open')
  await answer('open for 1')
  await expect.poll(shown).toBe('open for 1')
  expect(await shownTo(2)).toBe('what everybody sees')
})
