import { html } from 'hono/html'
import { mostInMinute } from '#backend/calls/route/shared-limits.ts'
import { apiScopeNames } from '#schema/plain/api-scopes.ts'
import { webhookEventNames } from '#schema/plain/webhook-events.ts'

/* What a developer reads first: how to begin, sign in and book, what fails and how, keys and webhooks. */

const code = (text: string) => html`<pre tabindex="0"><code>${text.trim()}</code></pre>`
const rows = (names: Record<string, string>) => html`
  <table>
    <tbody>
      ${Object.entries(names).map(
        ([name, words]) =>
          html`<tr>
            <th scope="row"><code>${name}</code></th>
            <td>${words}</td>
          </tr>`,
      )}
    </tbody>
  </table>
`

const begin = html`
  <p>
    API의 주소는 병원 사이트의 <code>/_api</code>입니다. 어느 병원인지는 요청한 호스트로 정합니다. 서버에서
    다른 주소로 부른다면 <code>product-origin</code> 헤더에 병원 사이트의 origin을 적습니다. 날짜와 시각은 ISO
    8601이고, 시각은 UTC로 답합니다. 하루는 서울의 자정에 시작합니다.
  </p>
  ${code(`
curl -s http://localhost:3000/_api/partners/this
curl -s 'http://127.0.0.1:3000/_api/v2/products?pageSize=3' -H 'product-origin: http://mirae.localhost:3000'
`)}
  <p>
    누구에게나 같은 GET의 답에는 <code>etag</code>가 있습니다. 다음에 <code>if-none-match</code>로 보내면
    그대로일 때 304로 답합니다. <code>cache-control</code>의 <code>max-age</code> 동안은 묻지 않고 그대로 써도
    됩니다. 이벤트처럼 때가 되면 바뀌는 답은 그때를 넘기지 않습니다.
  </p>
`

const signIn = html`
  <p>
    고객은 사이트에서 본인인증으로 가입하고 <code>POST /api/signin</code>으로 로그인합니다. 브라우저에는
    HttpOnly 쿠키가 가고, 브라우저가 아닌 앱은 <code>prefer: session=bearer</code>를 보내면 답의
    <code>authorization</code> 헤더로 토큰을 받습니다. 그 뒤로는 <code>authorization: Bearer …</code>로
    보냅니다.
  </p>
  ${code(`
curl -si http://localhost:3000/_api/api/signin \\
  -H 'content-type: application/json' -H 'prefer: session=bearer' \\
  -d '{"phone":"010-1234-5678","password":"…"}'
`)}
  <p>병원의 프로그램은 사람 대신 <a href="#guide-keys">API 키</a>로 부릅니다.</p>
`

const booking = html`
  <ol>
    <li><code>GET /v2/products</code>에서 시술의 옵션 번호를 고릅니다.</li>
    <li><code>GET /partner-schedules/available-dates</code>로 예약할 수 있는 날을 봅니다.</li>
    <li><code>GET /partner-schedules/times</code>로 그날의 빈 시각을 봅니다.</li>
    <li>
      <code>POST /customer/reservation-holds</code>로 고른 시각을 5분 동안 잡습니다. 422
      <code>proof-needed</code>면 전화번호를 인증하고 <code>contactPhone</code>, <code>phoneProof</code>와
      함께 다시 잡습니다. 답의 <code>holdToken</code>을 예약할 때 보냅니다.
    </li>
    <li>
      <code>POST /customer/reservations</code>로 예약합니다. <code>idempotency-key</code>를 붙이면 끊겨서 다시
      보내도 한 번만 예약됩니다.
    </li>
    <li>
      상태가 <code>REQUESTED</code>이면 병원이 확정하기를 기다립니다. 확정, 이동, 취소는
      <a href="#guide-webhooks">웹훅</a>
      으로 받습니다.
    </li>
  </ol>
  ${code(`
curl -s http://localhost:3000/_api/customer/reservations \\
  -H 'content-type: application/json' -H 'idempotency-key: 5f0c2f5e-6c1b-4a53-9a3e-2f1d4f0d9b11' \\
  -d '{"type":"VISIT","reservedAt":"2030-07-03T01:00:00.000Z","contactName":"이바다","contactPhone":"010-9876-5432"}'
`)}
`

const errors = html`
  <p>
    실패는 모두 <code>application/problem+json</code>입니다. <code>message</code>는 사람에게 그대로 보여도
    되는 한국어이고, 프로그램은 <code>code</code>로 판단합니다. 본문의 값이 맞지 않으면 <code>errors</code>에
    필드마다 하나씩 있습니다.
  </p>
  ${code(`
{ "status": 422, "code": "bad-data", "message": "이름을 입력해 주세요.",
  "errors": [{ "path": "/contactName", "message": "이름을 입력해 주세요." }] }
`)}
  ${rows({
    '400': '경로, 쿼리나 헤더가 맞지 않습니다. 고쳐서 다시 보냅니다.',
    '401': '로그인하지 않았거나 토큰, 키가 끝났습니다.',
    '403': '그 계정의 권한이나 그 키의 범위가 아닙니다.',
    '409': '그사이 바뀌었습니다. 예약이면 nextAvailable이 다음 빈 시각입니다.',
    '422': '본문의 값이 맞지 않습니다. errors를 보고 고칩니다.',
    '429': '너무 잦습니다. retry-after의 초만큼 기다립니다.',
    '503': '잠시 답할 수 없습니다. retry-after 뒤에 같은 요청을 다시 보냅니다.',
  })}
  <p>
    횟수를 세는 호출의 답에는 <code>ratelimit-policy: "address";q=20;w=60</code>(한 주소에서 60초에 20번)과
    <code>ratelimit: "address";r=19;t=60</code>(60초 동안 19번 남음)이 있습니다. API 키 하나는 1분에
    ${mostInMinute.callsOfKey}번까지, 누구나 읽는 호출은 한 병원에서 한 주소가 1분에
    ${mostInMinute.readsOfAddress}번까지 부를 수 있습니다.
  </p>
  <p>
    모든 답의 <code>x-request-id</code> 헤더와 실패의 <code>requestId</code>는 요청의 번호입니다. 500과 503을
    문의할 때 이 번호를 알려 주시면 서버의 기록에서 찾습니다.
  </p>
`

const testData = html`
  <p>
    <code>npm start</code>로 띄운 서버에는 지어낸 병원 셋이 있습니다. 사람도 예약도 모두 지어낸 것이고, 날짜는
    처음 띄운 날에 맞춥니다. 콘솔의 비밀번호는 처음 띄울 때 한 번 나옵니다.
  </p>
  ${rows({
    'http://localhost:3000': '라온피부과의원: 시술, 이벤트, 후기가 많은 병원',
    'http://mirae.localhost:3000': '미래성형외과의원: 분류가 깊은 병원',
    'http://solo.localhost:3000': '솔한의원: 데이터가 가장 적은 병원',
  })}
  <p>
    이 컴퓨터에 웹훅을 받으려면 <code>WEBHOOK_TARGETS=local</code>로 띄웁니다. 그러면
    <code>http://localhost:…</code>도 등록할 수 있습니다. 운영에서는 https와 공개된 주소만 받습니다.
  </p>
`

const keys = html`
  <p>
    콘솔의 설정 › API 키에서 이름과 할 수 있는 일을 골라 만듭니다. 키는 만들 때 한 번만 나오고 SHA-256으로
    저장하므로 다시 볼 수 없습니다. 새면 바로 끊고 새로 만듭니다. 키로 한 일은 변경 기록과 예약의 기록에 키의
    이름으로 남습니다.
  </p>
  ${rows(apiScopeNames)}
  ${code(`
curl -s 'http://localhost:3000/_api/admin/reservations?day=2030-07-03' -H 'authorization: Bearer dj_…'
`)}
  <p>
    고르지 않은 일은 403(<code>scope</code>)입니다. 계정과 키, 웹훅, 설정은 어떤 키로도 열리지 않습니다. 다른
    병원에는 쓸 수 없습니다.
  </p>
`

const webhooks = html`
  <p>
    콘솔의 설정 › 웹훅에 https 주소를 등록하면 예약에 있었던 일을 <code>POST</code>로 보냅니다. 15초 안에
    2xx로 답하면 받은 것으로 봅니다. 오래 걸리는 일은 답한 뒤에 하세요. 받지 못하면 5초, 5분, 30분, 2시간,
    5시간, 10시간, 14시간, 20시간, 24시간 뒤에 다시 보내고, 그래도 안 되면 그만두고 콘솔에 알립니다. 주소가
    살아나면 기다리던 것을 바로 보냅니다.
  </p>
  ${rows(webhookEventNames)}
  <p>
    바로 확정되는 예약은 <code>reservation.created</code>에 이어 <code>reservation.confirmed</code>도 갑니다.
    한 예약의 소식은 있었던 차례대로 하나씩 갑니다. 같은 소식이 두 번 갈 수 있으니 <code>webhook-id</code>를
    기억해 두고 이미 받은 것은 버리세요. 본문에는 고객이 적은 요청, 병원의 메모, 취소한 이유가 없습니다.
    이름과 전화번호는 주소마다 골라 받습니다.
  </p>
  <p>
    서명은 Standard Webhooks를 따릅니다. 비밀의 <code>whsec_</code> 뒤를 base64로 푼 것이 키이고,
    <code>webhook-id.webhook-timestamp.본문</code>의 HMAC-SHA256을 base64로 적은 것이 <code>v1,</code> 뒤에
    있습니다. 본문은 JSON으로 풀기 전의 바이트 그대로 확인해야 합니다. 비밀을 바꾸면 24시간 동안 서명이 두
    개이고, 하나만 맞으면 됩니다.
  </p>
  ${code(`
import { createHmac, timingSafeEqual } from 'node:crypto'

export function isFromDanjang(headers, rawBody, secret) {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures = '' } = headers
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const right = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\${rawBody}\`).digest()
  return signatures.split(' ').some((one) => {
    const given = Buffer.from(one.replace(/^v1,/, ''), 'base64')
    return given.length === right.length && timingSafeEqual(given, right)
  })
}
`)}
  <p>
    npm의 <code>standardwebhooks</code> 같은 라이브러리로도 확인할 수 있습니다:
    <code>new Webhook(secret).verify(rawBody, headers)</code>
  </p>
`

/** Chapters of the guide, in the order in which they are read. */
export const guide = [
  { id: 'guide-begin', title: '시작하기', content: begin },
  { id: 'guide-sign-in', title: '로그인', content: signIn },
  { id: 'guide-booking', title: '예약하는 흐름', content: booking },
  { id: 'guide-errors', title: '오류와 횟수 제한', content: errors },
  { id: 'guide-test-data', title: '시험 데이터', content: testData },
  { id: 'guide-keys', title: 'API 키', content: keys },
  { id: 'guide-webhooks', title: '웹훅', content: webhooks },
]
