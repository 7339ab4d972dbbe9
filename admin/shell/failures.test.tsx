// @vitest-environment happy-dom
import { notifyManager, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { draw } from '#tests/support/draw.ts'
import { eventually } from '#tests/support/eventually.ts'
import { buttonOf, expectTold, failing, failures, watchView } from '#tests/support/failures.ts'
import { press } from '#tests/support/typed.ts'
import { AccountDialog } from '#admin/clinic/accounts/account-dialog.tsx'
import { NameForm } from '#admin/session/own/name-form.tsx'
import { TwoFactorPolicy } from '#admin/clinic/accounts/two-factor-policy.tsx'
import { AdminProvider, type Admin } from '#admin/kit/console/admin-context.tsx'
import { BulkBar } from '#admin/content/lists/bulk-bar.tsx'
import { createConsoleQueryClient } from '#admin/kit/console/create-query-client.ts'
import { CustomerRights } from '#admin/desk/customers/customer-rights.tsx'
import { ApiKeysScreen } from '#admin/clinic/developers/api-keys-screen.tsx'
import { MarkedBar } from '#admin/content/files/marked-bar.tsx'
import { Dialog } from '#admin/kit/parts/dialog.tsx'
import { MemoField } from '#admin/kit/drafts/memo-field.tsx'
import { PostDialog } from '#admin/desk/posts/post-dialog.tsx'
import type { Account } from '#admin/kit/console/get-session.ts'
import { ConsultationDialog } from '#admin/desk/reservations/consultations/consultation-dialog.tsx'
import { MoveForm } from '#admin/desk/reservations/detail/move-form.tsx'
import { TreatmentForm } from '#admin/desk/reservations/detail/treatment-form.tsx'
import { ReservationActions } from '#admin/desk/reservations/reservation-actions.tsx'
import { WaitingList } from '#admin/desk/reservations/waitings/waiting-list.tsx'
import { DeletionSwitch } from '#admin/clinic/retention/deletion-switch.tsx'
import { AccountProvider } from '#admin/kit/console/account-context.tsx'

/* A form or a window of the console whose call fails says so above its button, in view, and keeps what was typed. Source: docs/product.md, E9. */

const account = { id: 1, name: '김원장', email: 'owner@example.com', role: 'owner' } as unknown as Account
const at = '2026-11-01T00:00:00Z'
const reservation = {
  id: 7,
  status: 'REQUESTED',
  day: '2026-12-03',
  time: '14:30',
  reservedAt: '2026-12-03T14:30:00+09:00',
  durationMinutes: 30,
  items: [],
  employee: { id: 2, name: '한서윤' },
  pendingMove: null,
  contactName: '김*늘',
  contactPhone: '+8210****5678',
} as unknown as Parameters<typeof MoveForm>[0]['reservation']
const employees = [
  { value: '2', label: '한서윤' },
  { value: '3', label: '이도윤' },
]
const consultation = {
  id: 9,
  status: 'NEW',
  contactName: '김*늘',
  contactPhone: '+8210****5678',
  isMember: false,
  isMinor: false,
  product: null,
  message: '며칠 쉬나요?',
  memo: '',
  wishedDay: null,
  wishedPart: 'ANY',
  createdAt: at,
  answeredAt: null,
  reservationId: null,
}
const waiting = {
  id: 5,
  day: '2026-12-03',
  contactName: '김*늘',
  contactPhone: '+8210****5678',
  isMember: false,
  items: [],
  employee: null,
  offer: null,
  part: 'ANY',
  createdAt: at,
}
const post = {
  id: 31,
  title: '질문',
  boardTypeName: '게시판',
  createdAt: at,
  author: '한*름',
  contactPhone: null,
  isMember: false,
  customerId: null,
  isHidden: false,
  isPrivate: false,
  content: '운동해도 되나요?',
  images: [],
  reply: { content: '일주일 뒤부터 됩니다.', repliedAt: at },
}
const key = {
  id: 3,
  name: '홈페이지',
  prefix: 'dk_1',
  createdAt: at,
  lastUsedAt: null,
  scopes: [],
  by: '김원장',
}
const answers: Record<string, unknown> = {
  'GET /admin/consultations/{consultationId}': consultation,
  'GET /admin/waitings': { rows: [waiting], count: 1 },
  'GET /admin/notice-customer-boards/{id}': post,
  'GET /admin/api-keys': { rows: [key] },
}

type Case = {
  screen: ReactNode
  /** Call that fails. */
  call: string
  /** Buttons that lead to the one that fails. */
  before?: string[]
  /** What is typed into the field there is. */
  typed?: string
  /** As the field then shows it, where that is otherwise. */
  shown?: string
  button: string
}
const nothing = () => {}
const cases: Record<string, Case> = {
  'a name': {
    screen: <NameForm account={account as never} onChanged={nothing} />,
    call: 'PUT /admin/account',
    typed: '김새이름',
    button: '이름 변경',
  },
  'a memo': {
    screen: (
      <MemoField
        of="reservations/7"
        memo=""
        save={() => request('a memo')}
        onSaved={nothing}
        onUnsaved={nothing}
      />
    ),
    call: 'a memo',
    typed: '휠체어를 탑니다',
    button: '메모 저장',
  },
  'a move': {
    screen: <MoveForm reservation={reservation} employees={employees} onMoved={nothing} />,
    call: 'PUT /admin/reservations/{reservationId}',
    typed: '2026-12-04',
    shown: '2026.12.04(금)',
    button: '옮기고 고객에게 알리기',
  },
  'other treatments': {
    screen: <TreatmentForm reservation={reservation} onChanged={nothing} />,
    call: 'PUT /admin/reservations/{reservationId}',
    typed: '45',
    button: '변경하고 고객에게 알리기',
  },
  'a step of a reservation in its window': {
    screen: (
      <Dialog title="예약" onClose={nothing}>
        <ReservationActions reservation={reservation} employees={employees} onChanged={nothing} />
      </Dialog>
    ),
    call: 'POST /admin/reservations/{reservationId}/confirm',
    button: '확정',
  },
  'a reservation that is refused': {
    screen: <ReservationActions reservation={reservation} employees={employees} onChanged={nothing} />,
    call: 'POST /admin/reservations/{reservationId}/reject',
    before: ['예약 거절'],
    typed: '그날은 쉽니다',
    button: '예약 거절하기',
  },
  'a booking for who asked to be called': {
    screen: (
      <ConsultationDialog
        consultationId={9}
        employees={employees}
        onChanged={nothing}
        onBooked={nothing}
        onClose={nothing}
      />
    ),
    call: 'POST /admin/consultations/{consultationId}/reveal',
    button: '예약 만들기',
  },
  'somebody taken out of the line': {
    screen: <WaitingList day="" page={1} onPage={nothing} />,
    call: 'DELETE /admin/waitings/{waitingId}',
    before: ['삭제'],
    button: '명단에서 삭제',
  },
  'a post that is hidden': {
    screen: <PostDialog id={31} onClose={nothing} />,
    call: 'PUT /admin/notice-customer-boards/{id}/hidden',
    button: '숨기기',
  },
  'an answer that is deleted': {
    screen: <PostDialog id={31} onClose={nothing} />,
    call: 'PUT /admin/notice-customer-boards/{id}/reply',
    before: ['답변 삭제'],
    button: '답변 삭제',
  },
  'an account that is stopped': {
    screen: (
      <AccountDialog
        account={{ ...account, isDisabled: false, apiKeys: 0, sessions: 0, isSelf: false } as never}
        onChanged={nothing}
        onClose={nothing}
      />
    ),
    call: 'PUT /admin/accounts/{id}',
    button: '사용 중지',
  },
  'a second factor for all': {
    screen: <TwoFactorPolicy from={null} missing={1} onChanged={nothing} />,
    call: 'PUT /admin/two-factor-policy',
    before: ['요구하기'],
    button: '요구하기',
  },
  'the deletion of old records': {
    screen: (
      <DeletionSwitch retention={{ isDeleting: false, found: {} } as never} isOwner onChanged={nothing} />
    ),
    call: 'PUT /admin/retention',
    before: ['켜기'],
    button: '삭제 켜기',
  },
  'the removal of a customer': {
    screen: <CustomerRights customer={{ id: 4 } as never} onRemoving={nothing} />,
    call: 'DELETE /admin/customers/{customerId}',
    before: ['정보 삭제'],
    button: '고객 정보 삭제',
  },
  'a key that is revoked': {
    screen: <ApiKeysScreen />,
    call: 'DELETE /admin/api-keys/{id}',
    before: ['폐기'],
    button: '키 폐기',
  },
  'rows that are deleted': {
    screen: (
      <BulkBar
        resource={{ name: 'doctors', title: '의료진', canHide: true, can: { remove: true } } as never}
        ids={[1]}
        onDone={nothing}
        onClear={nothing}
      />
    ),
    call: 'POST /admin/{resource}/bulk',
    before: ['삭제'],
    button: '삭제',
  },
  'pictures that are deleted': {
    screen: <MarkedBar paths={['/a.jpg']} first={[]} onMark={nothing} onDone={nothing} />,
    call: 'POST /admin/files/bulk',
    before: ['삭제'],
    button: '삭제',
  },
}

let calls: Record<string, () => Promise<unknown>> = {}
const request = async (name: string) => (calls[name] ?? (async () => answers[name] ?? { rows: [] }))()
const admin = { api: { request } } as unknown as Admin

watchView()
// Answers are drawn as they come, and not a turn later.
notifyManager.setScheduler(queueMicrotask)

const fields = () => [
  ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=hidden]), textarea'),
]
/** Writes into the last field that is typed into: of a day, a number or words. */
const write = (text: string) =>
  act(async () => {
    const kind = /^\d{4}-/.test(text) ? 0 : -1
    const field = fields().at(kind) as HTMLInputElement
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  })
const pressNext = async (name: string) => {
  await eventually(() => expect(buttonOf(name)).toBeDefined())
  await press(name)
}

describe.each(Object.entries(cases))(
  '%s that fails',
  (_, { screen, call, before = [], typed, shown = typed, button }) => {
    test.each(failures)('%s says so above its button, in view', async (_, status, code, message) => {
      localStorage.clear()
      calls = { [call]: failing(status, code, message) }
      await draw(
        <MemoryRouter>
          <QueryClientProvider client={createConsoleQueryClient()}>
            <AccountProvider account={account}>
              <AdminProvider value={admin}>{screen}</AdminProvider>
            </AccountProvider>
          </QueryClientProvider>
        </MemoryRouter>,
      )
      for (const name of before) await pressNext(name)
      if (typed) await write(typed)
      await pressNext(button)
      await eventually(() => expectTold(message, buttonOf(button)))
      if (typed) expect(fields().map(({ value }) => value)).toContain(shown)
    })
  },
)
