import { lazy, Suspense } from 'react'
import { useApplicationStore } from '#store/use-application-store.tsx'

const TagQuestion = lazy(() => import('./later/tags/tag-question.tsx'))

/** The question whether visits may be measured, whose script comes where it is asked. */
export function LazyTagQuestion() {
  const isAsked = useApplicationStore(({ tags }) => tags.isAsked)
  return (
    isAsked && (
      <Suspense>
        <TagQuestion />
      </Suspense>
    )
  )
}
