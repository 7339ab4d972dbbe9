import type { CallInput } from '#api/client.ts'
import { ConfirmActions } from '#admin/kit/parts/confirm-dialog.tsx'
import { Dialog } from '#admin/kit/parts/dialog.tsx'
import { useAccepted } from '#admin/kit/edit/use-accepted.ts'

type Overrides = NonNullable<CallInput<'POST /admin/reservations'>['body']['overrides']>

/**
 * For what the desk does at a time that customers can't book. `attempt` does it; where it overrides a rule, `question` names
 * that and asks. `goOn` is the button that does it all the same: 그래도 예약하기. Source: docs/product.md, R29.
 */
export function useOverride(goOn: string) {
  const { attempt, asked } = useAccepted('needs-override', ({ overrides }) => ({
    overrides: overrides.map(({ code }) => code) as Overrides,
  }))
  const question = asked && (
    <Dialog
      title="예약을 받지 않는 시간입니다"
      onClose={() => asked.answer(false)}
      actions={
        <ConfirmActions
          confirm={goOn}
          keep="돌아가기"
          look="primary"
          onConfirm={() => asked.answer(true)}
          onClose={() => asked.answer(false)}
        />
      }
    >
      <p>{asked.problem.message}</p>
    </Dialog>
  )
  return { attempt, question }
}
