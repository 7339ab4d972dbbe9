import type { phoneCodesContract } from '#api/contract/phone-codes.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'

const phone = '010-1234-5678'

const examples: Examples<keyof typeof phoneCodesContract> = {
  'POST /guest/phone-codes': {
    body: { phone },
    response: { expiresAt: '2030-10-20T02:03:00.000Z', resendAt: '2030-10-20T02:00:30.000Z' },
  },
  'POST /guest/phone-codes/verify': {
    body: { phone, code: '204816' },
    response: {
      phone: '+821012345678',
      phoneProof: '1918694400000.YW3vZ4kq0kY2yW5Xq3nX8j1l3b2eU0rQm9m7cV0sT1o',
      expiresAt: '2030-10-20T02:32:00.000Z',
    },
  },
}

export default examples
