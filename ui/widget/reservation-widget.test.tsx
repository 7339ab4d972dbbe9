// @vitest-environment happy-dom
import { draw } from '#tests/support/draw.ts'
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom'
import { act, useEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { ReservationWidget } from './reservation-widget.tsx'

test('an address that opens the widget does so wherever it is led to, and not on the way back', async () => {
  const onOpen = vi.fn()
  const navigation: { go?: NavigateFunction } = {}
  const nothing = () => {}
  const choice = {}
  function Navigation() {
    const navigate = useNavigate()
    useEffect(() => void (navigation.go = navigate))
    return null
  }
  await draw(
    <MemoryRouter initialEntries={['/info']}>
      <Navigation />
      <ReservationWidget
        data={{ title: '예약', consultingReservationOnly: false } as never}
        theme={null}
        partner={undefined}
        asked={null}
        choice={choice}
        loadDraft={async () => null}
        onOpen={onOpen}
        onClose={nothing}
        onShow={nothing}
        onCreated={nothing}
        onReserved={nothing}
        onSession={nothing}
        onMember={nothing}
        onLogout={nothing}
        onDraft={nothing}
      />
    </MemoryRouter>,
  )
  const go = (to: string | number) => act(async () => void navigation.go?.(to as string))
  expect(onOpen).not.toHaveBeenCalled()
  await go('/events?wopen=1')
  await go('/products?weid=7')
  expect(onOpen.mock.calls).toEqual([
    ['treatment', {}],
    ['treatment', { eventId: 7 }],
  ])
  await go(-1)
  await go('/events?wopen=1')
  expect(onOpen.mock.calls.slice(2)).toEqual([['treatment', {}]])
})
