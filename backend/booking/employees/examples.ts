import type { employeesContract } from '#api/contract/employees.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'

const doctor = { id: 3, name: '한서윤', title: '대표원장', specialty: '피부과 전문의' }
const image = { src: '/_files/1/0123456789abcdef.webp', alt: '한서윤 원장', width: 900, height: 1200 }

const examples: Examples<keyof typeof employeesContract> = {
  'GET /partner-employees': {
    query: { page: '1', pageSize: '20' },
    response: {
      rows: [{ ...doctor, introduction: '오래 보는 주치의', careers: ['서울대학교 의과대학'], image }],
      count: 1,
    },
  },
}

export default examples
