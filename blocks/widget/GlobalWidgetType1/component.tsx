import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { getCustomerQueryOptions } from '#api/queries/get-customer.ts'
import { signOut } from '#api/sign-out.ts'
import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { useApplicationStore } from '#store/use-application-store.tsx'
import { useOpenLayer } from '#store/use-open-layer.ts'
import { ReservationWidget } from '#ui/widget/reservation-widget.tsx'
import type block from './block.ts'
import { queries } from './queries.ts'

/** The window in which a visitor books. */
export default function GlobalWidgetType1({ data }: BlockProps<typeof block>) {
  const context = useQueryContext()
  const { data: partner } = useQuery(queries(data, context).partner)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const asked = useApplicationStore(({ widget }) => widget.open)
  const choice = useApplicationStore(({ widget }) => widget.choice)
  const theme = useApplicationStore((state) => state.theme)
  const openReservation = useApplicationStore((state) => state.openReservation)
  const closeReservation = useApplicationStore((state) => state.closeReservation)
  const countReservation = useApplicationStore((state) => state.countReservation)
  const setWidgetLogin = useApplicationStore((state) => state.setWidgetLogin)
  const setUser = useApplicationStore((state) => state.setUser)
  const [isShown, setShown] = useState(false)
  useOpenLayer(asked !== null || isShown)
  return (
    <ReservationWidget
      data={data}
      theme={theme}
      partner={partner}
      asked={asked}
      choice={choice}
      onOpen={openReservation}
      onClose={closeReservation}
      onShow={setShown}
      onCreated={countReservation}
      onLogin={(isLoggedIn) => {
        setWidgetLogin(isLoggedIn)
        // Who it is, the API tells.
        if (isLoggedIn)
          void queryClient.prefetchQuery({ ...getCustomerQueryOptions(context.api), staleTime: 0 })
      }}
      onLogout={() => {
        void signOut(context.api, queryClient).then(() => {
          setUser(null)
          void navigate('/')
        })
      }}
    />
  )
}
