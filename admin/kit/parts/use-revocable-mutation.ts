import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'

type Options<Output, Input> = Omit<UseMutationOptions<Output, Error, Input>, 'mutationFn'> & {
  /** Passes the signal on, and asks it after whatever it waits for before it sends anything. */
  mutationFn: (input: Input, signal: AbortSignal) => Promise<Output>
}

/**
 * A mutation that a person may give up: from `giveUp()` on, and once what asks for it is gone, nothing of it is sent any
 * more, and nothing follows from what was. `onSettled` is told all the same: only the API knows whether it was done.
 * Source: docs/product.md, O8.
 */
export function useRevocableMutation<Output, Input = void>({
  mutationFn,
  ...options
}: Options<Output, Input>): UseMutationResult<Output, Error, Input> & { giveUp: () => void } {
  const underWay = useRef<AbortController>(undefined)
  const mutation = useMutation({
    ...options,
    mutationFn: async (input: Input) => {
      const { signal } = (underWay.current = new AbortController())
      const output = await mutationFn(input, signal)
      signal.throwIfAborted()
      return output
    },
  })
  const { reset } = mutation
  const giveUp = useCallback(() => {
    underWay.current?.abort()
    reset()
  }, [reset])
  useEffect(() => () => underWay.current?.abort(), [])
  return { ...mutation, giveUp }
}
