import { useContext } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { Button } from '#admin/kit/parts/button.tsx'
import { ErrorNote } from '#admin/kit/parts/error-note.tsx'
import { LayerContext } from '#admin/kit/parts/layer.ts'
import { button } from '#admin/kit/parts/styles.ts'
import { useWork } from '#admin/kit/parts/use-work.ts'
import { stepsOf, type ConsoleConsultation } from './statuses.ts'

type StatusStepsProps = { consultation: ConsoleConsultation; onChanged: () => void }

/** What can be done about a request next, each by one click. */
export function StatusSteps({ consultation, onChanged }: StatusStepsProps) {
  const { api } = useAdmin()
  const isNoted = useContext(LayerContext) !== null
  const { isBusy, fault, run } = useWork(onChanged, { isNoted })
  const { id, contactName, status } = consultation
  return (
    <>
      <ErrorNote error={fault} />
      {stepsOf[status].map((step) => (
        <Button
          key={step.title}
          type="button"
          className={button({ look: step.isNext ? 'outline' : 'quiet' })}
          disabled={isBusy}
          onClick={() =>
            void run(
              () =>
                api.request('PUT /admin/consultations/{consultationId}', {
                  params: { consultationId: id },
                  body: { status: step.status },
                }),
              `${contactName}님 상담: ${step.title}`,
            )
          }
        >
          {step.title}
        </Button>
      ))}
    </>
  )
}
