import { ApiError } from '#api/client.ts'
import { useState } from 'react'

type Asked = { problem: ApiError; answer: (goesOn: boolean) => void }

/**
 * For calls that the server answers with a question, a 409 of the code. `attempt` makes one; while `asked` is there a window
 * asks it, and the call is made again with what `acceptedOf` reads from the problem. Returns `null` where somebody decides
 * against it.
 */
export function useAccepted<Accepted extends object>(
  code: string,
  acceptedOf: (problem: ApiError) => Accepted,
) {
  const [asked, setAsked] = useState<Asked | null>(null)
  async function attempt<T>(make: (accepted: Partial<Accepted>) => Promise<T>): Promise<{ made: T } | null> {
    let accepted: Partial<Accepted> = {}
    for (;;) {
      try {
        return { made: await make(accepted) }
      } catch (problem) {
        if (!(problem instanceof ApiError) || problem.code !== code) throw problem
        const goesOn = await new Promise<boolean>((answer) => setAsked({ problem, answer }))
        setAsked(null)
        if (!goesOn) return null
        accepted = acceptedOf(problem)
      }
    }
  }
  return { attempt, asked }
}
