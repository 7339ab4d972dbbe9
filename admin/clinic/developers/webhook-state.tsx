import { momentText } from '#schema/plain/days.ts'
import type { Webhook } from '#schema/webhooks.ts'
import { mark } from './styles.ts'

/** How a webhook fares. */
export function WebhookState({
  webhook: { isActive, failingSince, retryAt, pending },
}: {
  webhook: Webhook
}) {
  if (!isActive) return <span className={mark({ tone: 'off' })}>멈춤</span>
  if (failingSince) return <span className={mark({ tone: 'bad' })}>전하지 못함</span>
  if (retryAt)
    return <span className={mark({ tone: 'bad' })}>전하지 못해 {momentText(retryAt)}에 다시 시도</span>
  if (pending > 0) return <span className={mark({ tone: 'waiting' })}>{pending}건 기다리는 중</span>
  return <span className={mark({ tone: 'good' })}>보내는 중</span>
}

export const nameOf = ({ description, url }: Pick<Webhook, 'description' | 'url'>) =>
  description || new URL(url).host
